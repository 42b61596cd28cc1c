import { footerLinks } from "../../site/links.ts";
import { isExternal } from "../../site/url.ts";
import { Cube } from "../logo/logo.tsx";
import "./footer.css";

export function Footer() {
  return (
    <footer className="footer">
      <nav aria-label="Footer">
        <ul>
          {footerLinks.map(({ title, url }) => (
            <li key={title}>
              <a href={url} rel={isExternal(url) ? "noopener" : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p>
        <Cube /> Built by webpack.
      </p>
    </footer>
  );
}
