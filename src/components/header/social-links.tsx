import { useSettings } from "../app/site-context.ts";
import { Icon } from "../icon/icon.tsx";

export function SocialLinks() {
  const { social } = useSettings();
  if (social.length === 0) return null;
  return (
    <ul className="social-links">
      {social.map(({ title, url, icon }) => (
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
