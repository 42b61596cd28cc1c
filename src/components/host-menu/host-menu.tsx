import type { HostLink } from "../../site/links.ts";
import { Icon, type IconName } from "../icon/icon.tsx";
import "./host-menu.css";

interface HostMenuProps {
  readonly label: string;
  /** The first is this site. */
  readonly hosts: readonly HostLink[];
  /** Of the page on the screen; the other hosts serve the same addresses. */
  readonly url: string;
  readonly icon?: IconName;
  /** Stands before each title. */
  readonly prefix?: string;
}

/** A menu of the same page on other hosts: versions, languages. Works without JavaScript. */
export function HostMenu({ label, hosts, url, icon, prefix = "" }: HostMenuProps) {
  const [current, ...others] = hosts;
  if (current === undefined) return null;
  return (
    <details className="host-menu" name="header-menu">
      <summary aria-label={`${label}: ${prefix}${current.title}`}>
        {icon ? <Icon name={icon} /> : `${prefix}${current.title}`}
        <Icon name="chevron" />
      </summary>
      <ul>
        <li>
          <a href={url} aria-current="true" lang={current.language} hrefLang={current.language}>
            {prefix}
            {current.title}
          </a>
        </li>
        {others.map(({ title, host, language }) => (
          <li key={host}>
            <a href={host + url} rel="noopener" lang={language} hrefLang={language}>
              {prefix}
              {title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
