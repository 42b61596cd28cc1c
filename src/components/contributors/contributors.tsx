import { avatarUrl, profileUrl } from "../../site/navigation/external-links.ts";
import { initials } from "../../site/text/initials.ts";
import type { Contributor } from "../../types.ts";
import "./contributors.css";

interface ContributorsProps {
  readonly names: readonly Contributor[];
}

/** The authors of a page. Initials show until a picture has loaded. */
export function Contributors({ names }: ContributorsProps) {
  if (names.length === 0) return null;
  return (
    <section className="contributors" aria-label="Contributors">
      <p>
        {names.length} {names.length === 1 ? "Contributor" : "Contributors"}
      </p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={profileUrl(name)} rel="noopener" title={name}>
              <span className="avatar">
                <span aria-hidden="true">{initials(name)}</span>
                <img
                  src={avatarUrl(name)}
                  data-initials={initials(name)}
                  alt=""
                  width="45"
                  height="45"
                  loading="lazy"
                  decoding="async"
                />
              </span>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
