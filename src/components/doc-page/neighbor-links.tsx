import type { Neighbors } from "../../site/navigation/view.ts";
import { Icon } from "../icon/icon.tsx";

/** The pages before and after this one in the sidebar. */
export function NeighborLinks({ previous, next }: Neighbors) {
  if (previous === undefined && next === undefined) return null;
  return (
    <nav className="neighbors" aria-label="Previous and next page">
      {previous !== undefined && (
        <a href={previous.url} rel="prev">
          <span>
            <Icon name="previous" /> Previous
          </span>
          {previous.title}
        </a>
      )}
      {next !== undefined && (
        <a href={next.url} rel="next">
          <span>
            Next <Icon name="next" />
          </span>
          {next.title}
        </a>
      )}
    </nav>
  );
}
