import { useEffect, useState, type MouseEvent } from "react";
import { announce } from "../../browser/announce.ts";
import { opensElsewhere } from "../../browser/links.ts";
import { untilReturn } from "../../browser/until-return.ts";
import type { HostLink, LanguageLink } from "../../site/hosts.ts";
import { Icon, type IconName } from "../icon/icon.tsx";
import "./host-menu.css";

interface HostMenuProps {
  readonly label: string;
  /** The first is this site. */
  readonly hosts: readonly (HostLink & Partial<LanguageLink>)[];
  /** Of the page on the screen. */
  readonly url: string;
  /** Where the other hosts have it. */
  readonly elsewhere: string;
  readonly icon?: IconName;
  /** Stands before each title. */
  readonly prefix?: string;
}

/** A menu of the same page on other hosts: versions, languages. Works without JavaScript. */
export function HostMenu({ label, hosts, url, elsewhere, icon, prefix = "" }: HostMenuProps) {
  // Another host may take its time.
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => (isLeaving ? untilReturn(() => setIsLeaving(false)) : undefined), [isLeaving]);
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
