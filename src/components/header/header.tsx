import { useLayoutEffect } from "react";
import { markRoot } from "../../browser/mark-root.ts";
import { languages, versions } from "../../site/hosting/hosts.ts";
import { hasTwoRows, menuOf, partOf } from "../../site/navigation/menu.ts";
import {
  currentMark,
  sectionOf,
  urlElsewhere,
  urlInVersion4,
  type View,
} from "../../site/navigation/view.ts";
import { useSettings, useSite } from "../app/site-context.ts";
import { HostMenu } from "../host-menu/host-menu.tsx";
import { Icon } from "../icon/icon.tsx";
import { Logo } from "../logo/logo.tsx";
import { Search } from "../search/search.tsx";
import { ThemeToggle } from "../theme-toggle/theme-toggle.tsx";
import { SocialLinks } from "./social-links.tsx";
import "./header.css";

interface HeaderProps {
  readonly view: View;
  readonly menuIsOpen: boolean;
  readonly openMenu: () => void;
}

/** The bar at the top of every page, with a menu of sections below it if there are several. */
export function Header({ view, menuIsOpen, openMenu }: HeaderProps) {
  const { navigation, settings } = useSite();
  const menu = menuOf(settings.menu, navigation);
  const current = sectionOf(view)?.name;
  const part = partOf(menu, view);
  const isTall = hasTwoRows(part);
  useLayoutEffect(() => (isTall ? markRoot("tall-header") : undefined), [isTall]);
  return (
    <header className="header">
      <div className="header-bar">
        <button
          type="button"
          className="icon-button menu-button"
          aria-label="Open menu"
          aria-expanded={menuIsOpen}
          aria-controls="sidebar"
          onClick={openMenu}
        >
          <Icon name="menu" />
        </button>
        <a
          className="home-link"
          href="/"
          aria-label={`${settings.name}, home page`}
          aria-current={currentMark("/", view.url)}
        >
          <Logo />
        </a>
        <nav className="main-menu" aria-label="Main">
          {menu.map((entry) => (
            <a
              key={entry.title}
              href={entry.url}
              aria-current={currentMark(entry.url, view.url, entry === part)}
            >
              {entry.title}
            </a>
          ))}
        </nav>
        <Tools view={view} />
      </div>
      {isTall && (
        <nav className="documentation-menu" aria-label={part.title}>
          {part.sections.map(({ name, title, url }) => (
            <a key={name} href={url} aria-current={currentMark(url, view.url, name === current)}>
              {title}
            </a>
          ))}
        </nav>
      )}
    </header>
  );
}

function Tools({ view }: Pick<HeaderProps, "view">) {
  const url = urlElsewhere(view);
  return (
    <div className="header-tools">
      <Search />
      {useSettings().webpack && (
        <>
          <HostMenu
            label="Version"
            hosts={versions}
            prefix="v"
            url={url}
            elsewhere={urlInVersion4(view)}
          />
          <HostMenu label="Language" hosts={languages} icon="language" url={url} elsewhere={url} />
        </>
      )}
      <SocialLinks />
      <ThemeToggle />
    </div>
  );
}
