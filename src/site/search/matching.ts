import { abbreviations } from "./abbreviations.ts";
import { namesOf, type Query, type QueryName } from "./query.ts";
import { stemOf } from "./terms.ts";
import { hasPrefix, type Vocabulary } from "./vocabulary.ts";

export interface SearchTerm {
  readonly term: string;
  readonly weight: number;
  /** Whether longer terms that start with it match, too. */
  readonly isPrefix: boolean;
  /** Which parts of the query it covers; the end is exclusive. */
  readonly from: number;
  readonly to: number;
}

/**
 * A whole name counts most, and its parts little if the index has that name.
 * Common endings (`plugin`) also count little.
 */
const weights = {
  part: 1,
  name: 1.4,
  partOfName: 0.3,
  nameInName: 0.5,
  kind: 0.4,
  stem: 0.7,
  abbreviation: 0.5,
};

const kinds: ReadonlySet<string> = new Set(["plugin", "plugins", "loader", "loaders", "webpack"]);

export function searchTerms(query: Query, vocabulary: Vocabulary): readonly SearchTerm[] {
  const { parts, isOpen } = query;
  const names = namesOf(parts);
  const whole = names.filter(({ text }) => vocabulary.has(text));
  const isOfName = (one: QueryName) =>
    whole.some(({ from, to }) => from <= one.from && one.to <= to && to - from > one.to - one.from);
  const single = parts.map((text, at) => ({ text, from: at, to: at + 1 }));
  const weightOf = (one: QueryName) => {
    const isPart = one.to - one.from === 1;
    if (isOfName(one)) return isPart ? weights.partOfName : weights.nameInName;
    if (!isPart) return weights.name;
    return kinds.has(one.text) && parts.length > 1 ? weights.kind : weights.part;
  };
  const wanted = [...single, ...names].map((one) => ({ ...one, weight: weightOf(one) }));
  const terms = wanted.flatMap(({ text, weight, from, to }) =>
    knownTerms(text, isOpen && to === parts.length, vocabulary).map((known) => ({
      ...known,
      weight: weight * known.weight,
      from,
      to,
    })),
  );
  const byTerm = Map.groupBy(terms, ({ term }) => term).values();
  return [...byTerm].flatMap((same) => same.toSorted((a, b) => b.weight - a.weight).slice(0, 1));
}

/** The text itself, its stem, and what it abbreviates. */
function knownTerms(text: string, mayGoOn: boolean, vocabulary: Vocabulary) {
  const isPrefix = mayGoOn && hasPrefix(vocabulary, text);
  const others = [
    { term: stemOf(text), weight: weights.stem },
    ...(abbreviations.get(text) ?? []).map((term) => ({ term, weight: weights.abbreviation })),
  ];
  return [
    ...(isPrefix || vocabulary.has(text) ? [{ term: text, weight: 1, isPrefix }] : []),
    ...others
      .filter(({ term }) => term !== text && vocabulary.has(term))
      .map((other) => ({ ...other, isPrefix: false })),
  ];
}

/** Returns the share of a query, from 0 to 1, that an entry covers with the terms it matches. */
export function coverageOf(terms: readonly SearchTerm[]): (matched: readonly string[]) => number {
  const count = partsOf(terms).size;
  return (matched) => partsOf(terms.filter(({ term }) => matched.includes(term))).size / count;
}

function partsOf(terms: readonly SearchTerm[]): ReadonlySet<number> {
  const parts = new Set<number>();
  for (const { from, to } of terms) for (let at = from; at < to; at += 1) parts.add(at);
  return parts;
}
