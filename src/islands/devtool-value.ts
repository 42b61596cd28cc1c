/** What the reader wants from a source map. */
export interface DevtoolChoice {
  readonly place: "file" | "inline" | "hidden";
  readonly detail: "lines and columns" | "original lines" | "transformed lines";
  readonly eval: boolean;
  readonly sources: boolean;
}

/**
 * The value of `devtool` for a choice, with its parts in the order of webpack's schema
 * (`definitions/DevTool` in WebpackOptions.json):
 * `[inline-|hidden-|eval-][nosources-][cheap-[module-]]source-map`. `eval` keeps the map in the
 * bundle, so the place doesn't matter.
 */
export function devtoolValue({ place, detail, eval: useEval, sources }: DevtoolChoice): string {
  const parts = [
    useEval ? "eval" : place === "file" ? "" : place,
    sources ? "" : "nosources",
    detail === "lines and columns" ? "" : "cheap",
    detail === "original lines" ? "module" : "",
    "source-map",
  ];
  return parts.filter((part) => part !== "").join("-");
}
