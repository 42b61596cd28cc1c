import { isExternal } from "../../site/navigation/url.ts";
import { currentMark } from "../../site/navigation/view.ts";
import { useSettings } from "../app/site-context.ts";
import { Cube } from "../logo/logo.tsx";
import "./footer.css";

interface FooterProps {
  /** URL of the current page. */
  readonly url: string | undefined;
}

export function Footer({ url: shown }: FooterProps) {
  return (
    <footer className="footer">
      <nav aria-label="Footer">
        <ul>
          {useSettings().footer.map(({ title, url }) => (
            <li key={title}>
              <a
                href={url}
                rel={isExternal(url) ? "noopener" : undefined}
                aria-current={currentMark(url, shown)}
              >
                {title}
              </a>
            </li>
          ))}
          <li>
            {/* Shown once the script that opens the dialog has loaded: `browser/offline/`. */}
            <button type="button" className="offline-button">
              Available offline
            </button>
          </li>
        </ul>
      </nav>
      <p>
        <Cube /> Built by webpack.
      </p>
    </footer>
  );
}
