import { languages, versions } from "../../site/hosting/hosts.ts";
import { menuOf } from "../../site/navigation/menu.ts";
import {
  currentMark,
  sectionOf,
  urlElsewhere,
  urlInVersion4,
  type View,
} from "../../site/navigation/view.ts";
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

/** The bar at the top of every page, with a menu of sections below it if there are several. */
export function Header({ view, menuIsOpen, openMenu }: HeaderProps) {
  const { navigation, settings } = useSite();
  const menu = menuOf(settings.menu, navigation);
  const current = sectionOf(view)?.name;
  const part = menu.find(({ sections }) => sections.some(({ name }) => name === current));
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
        <MainMenu entries={menu} view={view} />
        <div className="header-tools">
          <Search />
          {settings.webpack && (
            <>
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
            </>
          )}
          <SocialLinks />
          <ThemeToggle />
        </div>
      </div>
      {part !== undefined && part.sections.length > 1 && (
        <DocumentationMenu title={part.title} sections={part.sections} view={view} />
      )}
    </header>
  );
}
