import { defaultPlaces } from "./default-places.ts";
import { code, inline, joined, sinceFact, text, type Entry, type Fact } from "./entry.ts";
import type { Option } from "./facts.ts";
import { optionTitle, optionUrl } from "./option-url.ts";

/** What a page says instead of webpack, in Markdown. */
export interface OwnFacts {
  readonly title?: string;
  readonly type?: string;
  readonly default?: string;
}

export function optionEntry(option: Option, own: OwnFacts): Entry {
  const { path, type, isExperimental, isDeprecated } = option;
  return {
    name: `option ${path}`,
    url: optionUrl(path),
    title: own.title ?? optionTitle(path),
    isExperimental,
    isDeprecated,
    facts: [
      { name: "Type", values: [own.type === undefined ? [code(type)] : inline(own.type)] },
      { name: "Default", values: defaultsOf(option, own.default) },
      optionSince(option),
      {
        name: "Command line",
        values: option.flags.length === 0 ? [] : [joined(option.flags.map(code))],
      },
    ],
    // The schema has code in single quotes.
    description: option.description.replace(/(?<=^|[\s(])'([^'\n]+)'(?=[\s.,;:)]|$)/g, "`$1`"),
  };
}

function optionSince(option: Option): Fact {
  const release = releaseName(option);
  if (release === undefined || release === option.since) return sinceFact(release);
  // Without the attribute for scripts, which compare it with the reader's webpack.
  return { name: "Since", values: [[text(release)]] };
}

/** `5.66.0`, or `webpack-dev-server 6.1.0` for an option of that. */
export const releaseName = ({ path, since }: Option): string | undefined =>
  since !== undefined && path.startsWith("devServer.") ? `webpack-dev-server ${since}` : since;

/** One for each difference between modes, or targets. */
export function defaultsOf(
  { isGroup, isRequired, defaults }: Option,
  own: string | undefined,
): Fact["values"] {
  if (own !== undefined) return [inline(own)];
  if (isRequired) return [[text("required")]];
  if (defaults === undefined) return [];
  if (defaults.length === 0) return [[text("not set")]];
  const hasOwnDefaults = ({ value }: { readonly value: string }) =>
    isGroup && value.startsWith("{");
  if (defaults.every(hasOwnDefaults)) return [];
  return defaults.map((one) => {
    const shown = hasOwnDefaults(one) ? text("the defaults below") : valueText(one.value);
    const where = defaultPlaces(one);
    return where === "" ? [shown] : [shown, text(` (${where})`)];
  });
}

const valueText = (value: string) => (value === "undefined" ? text("not set") : code(value));
