import { countPages, type FoundIn } from "../../site/search/search-results.ts";

interface SectionFilterProps {
  readonly sections: readonly FoundIn[];
  /** Name of the active filter. */
  readonly chosen: string | undefined;
  readonly choose: (name: string | undefined) => void;
  readonly titleOf: (name: string) => string;
}

/** Limits the results to one part of the site that has any. */
export function SectionFilter({ sections, chosen, choose, titleOf }: SectionFilterProps) {
  if (sections.length < 2 && chosen === undefined) return null;
  return (
    <div className="search-filter" role="group" aria-label="Show results from">
      <button type="button" aria-pressed={chosen === undefined} onClick={() => choose(undefined)}>
        All <span>{countPages(sections)}</span>
      </button>
      {sections.map(({ name, pages }) => (
        <button
          key={name}
          type="button"
          aria-pressed={chosen === name}
          onClick={() => choose(chosen === name ? undefined : name)}
        >
          {titleOf(name)} <span>{pages}</span>
        </button>
      ))}
    </div>
  );
}
