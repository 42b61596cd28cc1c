import webpack from "webpack";
import type { BlockContent, ListItem } from "mdast";
import { code, folded } from "./entry.ts";
import { optionAt, options } from "./facts.ts";
import { isIn } from "./kinds.ts";
import { once } from "./once.ts";
import { optionUrl } from "./option-url.ts";

/** Flag → the option that it sets. Each option's entry shows its flags. */
export const flagOptions = once(
  () =>
    new Map(
      Object.entries(webpack.cli.getArguments()).map(([flag, { configs }]) => [
        `--${flag}`,
        configs.map(({ path }) => optionOf(path)).find((path) => path !== undefined),
      ]),
    ),
);

/** The schema refers to itself, as conditions contain conditions. Facts stop there, but flags go on. */
function optionOf(path: string): string | undefined {
  const direct = path.replace(/\[\]$/, "").replace(".children[]", "").replace(".children.", ".");
  const known = optionAt(direct)?.path;
  const outer = direct.replace(/\.[^.]+$/, "");
  return known ?? (outer === direct ? undefined : optionOf(outer));
}

/** Below that, a list isn't worth folding. */
const foldedFrom = 5;

/** The flags of an option and of those in it; without an option, of all, with long lists folded. */
export function flagList(owner: string): readonly BlockContent[] {
  const shown = options().filter(
    ({ path }) =>
      (owner === "" && !path.startsWith("devServer")) || path === owner || isIn(path, owner),
  );
  const items = shown.flatMap(({ path, flags }) =>
    flags.map((flag) => ({
      group: path.replace(/[.[].*$/, ""),
      item: item(flag, optionUrl(path)),
    })),
  );
  if (owner !== "") return [list(items)];
  const groups = [...Map.groupBy(items, ({ group }) => group)];
  return [
    list(groups.flatMap(([, own]) => (own.length < foldedFrom ? own : []))),
    ...groups
      .filter(([, own]) => own.length >= foldedFrom)
      .map(([group, own]) => folded(`${group}: ${own.length} flags`, [list(own)])),
  ];
}

const list = (items: readonly { readonly item: ListItem }[]): BlockContent => ({
  type: "list",
  spread: false,
  data: { hProperties: { className: ["flags"] } },
  children: items.map(({ item: one }) => one),
});

const item = (flag: string, url: string): ListItem => ({
  type: "listItem",
  children: [{ type: "paragraph", children: [{ type: "link", url, children: [code(flag)] }] }],
});
