import type { BlockContent, PhrasingContent, TableRow } from "mdast";
import { code, text } from "./entry.ts";
import { options, type Option } from "./facts.ts";
import { isIn } from "./kinds.ts";
import { optionUrl } from "./option-url.ts";

const modes = ["development", "production", "none"] as const;

/** In a cell of a table. */
const readable = 80;

interface ModeValues {
  readonly path: string;
  /** In the order of the modes. */
  readonly values: readonly string[];
}

/** A table of all options whose default depends on the mode, for a browser. */
export function modeDefaults(): BlockContent {
  const all = options()
    .map((option): ModeValues => ({ path: option.path, values: valuesOf(option) }))
    .filter(({ values }) => new Set(values).size > 1);
  const rows = all.filter(
    ({ path, values }) =>
      // What's in it says more, if it's there in each mode.
      values.some((value) => !isObject(value)) ||
      !(
        all.some((one) => isIn(one.path, path)) || values.every((value) => value.length > readable)
      ),
  );
  return {
    type: "table",
    children: [
      row([text("Option")], ...modes.map((mode) => [text(mode)])),
      ...rows.map(({ path, values }) => row([linkTo(path)], ...values.map(cell))),
    ],
  };
}

const valuesOf = ({ defaults = [] }: Option): readonly string[] =>
  modes.map(
    (mode) =>
      defaults.find(
        ({ modes: own = [mode], targets = ["web"] }) =>
          own.includes(mode) && targets.includes("web"),
      )?.value ?? "undefined",
  );

const isObject = (value: string) => /^[{[]/.test(value) && value.length > 2;

/** An object that no table has room for is shown at the option's entry. */
function cell(value: string): readonly PhrasingContent[] {
  if (value === "undefined") return [text("not set")];
  if (value === "a function") return [text(value)];
  return [
    value.length > readable ? text(value.startsWith("[") ? "a list" : "an object") : code(value),
  ];
}

const linkTo = (path: string): PhrasingContent => ({
  type: "link",
  url: optionUrl(path),
  children: [code(path)],
});

const row = (...cells: readonly (readonly PhrasingContent[])[]): TableRow => ({
  type: "tableRow",
  children: cells.map((children) => ({ type: "tableCell", children: [...children] })),
});
