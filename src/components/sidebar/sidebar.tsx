import { useEffect, useRef } from "react";
import { keepInView } from "../../browser/navigation/keep-in-view.ts";
import { sectionOf, type View } from "../../site/navigation/view.ts";
import { SocialLinks } from "../header/social-links.tsx";
import { Icon } from "../icon/icon.tsx";
import { SectionPages } from "./section-pages.tsx";
import { SiteMenu } from "./site-menu.tsx";
import { useDrawer } from "./use-drawer.ts";
import { useLazySwipe } from "./use-lazy-swipe.ts";
import "./sidebar.css";

interface SidebarProps {
  readonly view: View;
  readonly isOpen: boolean;
  readonly setIsOpen: (isOpen: boolean) => void;
}

/** The pages of the section: next to the article, or in a drawer on phones. */
export function Sidebar({ view, isOpen, setIsOpen }: SidebarProps) {
  const drawer = useDrawer(isOpen, setIsOpen);
  useEffect(() => {
    if (drawer.current !== null) keepInView(drawer.current, '.section-pages [aria-current="page"]');
  }, [drawer, view.url, isOpen]);
  const backdrop = useRef<HTMLDivElement>(null);
  const Swipe = useLazySwipe();
  const section = sectionOf(view);
  return (
    <>
      {Swipe && <Swipe drawer={drawer} backdrop={backdrop} isOpen={isOpen} setIsOpen={setIsOpen} />}
      <div
        ref={backdrop}
        className="backdrop"
        data-open={isOpen || undefined}
        onClick={() => setIsOpen(false)}
      />
      <aside
        id="sidebar"
        className="sidebar"
        data-open={isOpen || undefined}
        aria-label={section?.title ?? "Menu"}
        ref={drawer}
      >
        <button
          type="button"
          className="icon-button close-button"
          aria-label="Close menu"
          onClick={() => setIsOpen(false)}
        >
          <Icon name="close" />
        </button>
        <SiteMenu view={view} />
        <SocialLinks />
        {section !== undefined && (
          <SectionPages key={section.name} section={section} url={view.url} />
        )}
      </aside>
    </>
  );
}
