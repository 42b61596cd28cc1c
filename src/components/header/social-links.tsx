import { socialLinks } from "../../site/links.ts";
import { Icon } from "../icon/icon.tsx";

/** Where webpack is found elsewhere. */
export function SocialLinks() {
  return (
    <ul className="social-links">
      {socialLinks.map(({ title, url, icon }) => (
        <li key={url}>
          <a className="icon-button" href={url} title={title} rel="noopener">
            <Icon name={icon} />
            <span className="visually-hidden">{title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
