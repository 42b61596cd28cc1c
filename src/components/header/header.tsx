import { languages, versions } from "../../site/hosts.ts";
import {
  currentMark,
  documentationSections,
  sectionOf,
  urlElsewhere,
  urlInVersion4,
  type View,
} from "../../site/view.ts";
import { useSite } from "../app/site-context.ts";
import { HostMenu } from "../host-menu/host-menu.tsx";
import { Icon } from "../icon/icon.tsx";
import { Logo } from "../logo/logo.tsx";
import { Search } from "../search/search.tsx";
import { ThemeToggle } from "../theme-toggle/theme-toggle.tsx";
import { DocumentationMenu } from "./documentation-menu.tsx";
import { MainMenu } from "./main-menu.tsx";
import { SocialLinks } from "./social-links.tsx";
import "./header.css";

interface HeaderProps {
  readonly view: View;
  readonly menuIsOpen: boolean;
  readonly openMenu: () => void;
}

/** The bar on top of every page and, in the documentation, the menu of its sections below it. */
export function Header({ view, menuIsOpen, openMenu }: HeaderProps) {
  const sections = documentationSections(useSite().navigation);
  const current = sectionOf(view);
  const isDocumentation = sections.some(({ name }) => name === current?.name);
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
          aria-label="webpack, home page"
          aria-current={currentMark("/", view.url)}
        >
          <Logo />
        </a>
        <MainMenu view={view} />
        <div className="header-tools">
          <Search />
          <HostMenu
            label="Version"
            hosts={versions}
            prefix="v"
            url={urlElsewhere(view)}
            elsewhere={urlInVersion4(view)}
          />
          <HostMenu
            label="Language"
            hosts={languages}
            icon="language"
            url={urlElsewhere(view)}
            elsewhere={urlElsewhere(view)}
          />
          <SocialLinks />
          <ThemeToggle />
        </div>
      </div>
      {isDocumentation && <DocumentationMenu sections={sections} view={view} />}
    </header>
  );
}
