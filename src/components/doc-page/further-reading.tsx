import { isExternal } from "../../site/navigation/url.ts";
import type { Related } from "../../types.ts";

interface FurtherReadingProps {
  readonly related: readonly Related[];
}

export function FurtherReading({ related }: FurtherReadingProps) {
  if (related.length === 0) return null;
  return (
    <section className="further-reading">
      <h2>Further Reading</h2>
      <ul>
        {related.map(({ title, url }) => (
          <li key={url}>
            <a href={url} rel={isExternal(url) ? "noopener" : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
