import { useEffect, useState, type MouseEvent } from "react";
import { announce } from "../../browser/announce.ts";
import { opensElsewhere } from "../../browser/navigation/follow-links.ts";
import { whenReaderReturns } from "../../browser/navigation/reader-return.ts";
import type { HostLink, LanguageLink } from "../../site/hosting/hosts.ts";
import { Icon, type IconName } from "../icon/icon.tsx";
import "./host-menu.css";

interface HostMenuProps {
  readonly label: string;
  /** The first one is this site. */
  readonly hosts: readonly (HostLink & Partial<LanguageLink>)[];
  /** URL of the current page. */
  readonly url: string;
  /** URL of the page on the other hosts. */
  readonly elsewhere: string;
  readonly icon?: IconName;
  /** Precedes each title. */
  readonly prefix?: string;
}

/** Links to the same page on other hosts: versions and languages. Works without JavaScript. */
export function HostMenu({ label, hosts, url, elsewhere, icon, prefix = "" }: HostMenuProps) {
  // Other hosts may be slow.
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(
    () => (isLeaving ? whenReaderReturns(() => setIsLeaving(false)) : undefined),
    [isLeaving],
  );
  const [current, ...others] = hosts;
  if (current === undefined) return null;
  const leave = (title: string) => (click: MouseEvent) => {
    if (opensElsewhere(click)) return;
    setIsLeaving(true);
    announce(`Loading ${label.toLowerCase()} ${title}`);
  };
  return (
    <details className="host-menu" name="header-menu">
      <summary aria-label={`${label}: ${prefix}${current.title}`} title={label}>
        {icon ? <Icon name={icon} /> : `${prefix}${current.title}`}
        {isLeaving ? <span className="spinner" /> : <Icon name="chevron" />}
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
            <a
              href={host + elsewhere}
              rel="noopener"
              lang={language}
              hrefLang={language}
              onClick={leave(title)}
            >
              {prefix}
              {title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
