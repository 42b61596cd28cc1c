import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from "react";
import { loadTwice } from "../../browser/loading/load-again.ts";
import { keepInView } from "../../browser/navigation/keep-in-view.ts";
import { lendFocus, modalMenu } from "../../browser/navigation/modal-menu.ts";
import { hasTouchScreen } from "../../browser/navigation/touch-screen.ts";
import { menuOf, type MenuEntry } from "../../site/navigation/menu.ts";
import { currentMark, sectionOf, type View } from "../../site/navigation/view.ts";
import { useSite } from "../app/site-context.ts";
import { SocialLinks } from "../header/social-links.tsx";
import { Icon } from "../icon/icon.tsx";
import { SectionPages } from "./section-pages.tsx";
import type { DrawerSwipeProps } from "./drawer-swipe.ts";
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
  const section = sectionOf(view);
  return (
    <>
      <LazySwipe {...{ drawer, backdrop, isOpen, setIsOpen }} />
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

/** A ref for an element that is modal and focused while it is open as a drawer. */
function useDrawer(
  isOpen: boolean,
  setIsOpen: (isOpen: boolean) => void,
): RefObject<HTMLElement | null> {
  const drawer = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!isOpen || drawer.current === null) return;
    return modalMenu(drawer.current, () => setIsOpen(false));
  }, [isOpen, setIsOpen]);
  // After React, which restores the focus when it commits.
  useEffect(() => {
    if (isOpen && drawer.current !== null) return lendFocus(drawer.current);
  }, [isOpen]);
  return drawer;
}

/** Loads the swipe gesture on touch screens only. */
function LazySwipe(props: DrawerSwipeProps) {
  const [Swipe, setSwipe] = useState<ComponentType<DrawerSwipeProps>>();
  useEffect(() => {
    if (!hasTouchScreen()) return;
    loadTwice(() => import(/* webpackChunkName: "drawer-swipe" */ "./drawer-swipe.ts")).then(
      ({ DrawerSwipe }) => setSwipe(() => DrawerSwipe),
      // The drawer also has a button.
      () => undefined,
    );
  }, []);
  return Swipe && <Swipe {...props} />;
}

/** The main menu with all sections, for the drawer on phones. */
function SiteMenu({ view }: Pick<SidebarProps, "view">) {
  const current = sectionOf(view)?.url;
  const { navigation, settings } = useSite();
  const links = menuOf(settings.menu, navigation).flatMap(
    (entry): readonly Pick<MenuEntry, "title" | "url">[] =>
      entry.sections.length > 1 ? entry.sections : [entry],
  );
  return (
    <nav className="site-menu" aria-label="Sections">
      {links.map(({ title, url }) => (
        <a key={url} href={url} aria-current={currentMark(url, view.url, url === current)}>
          {title}
        </a>
      ))}
    </nav>
  );
}
