/** What the reader wants from a source map. */
export interface DevtoolChoice {
  readonly place: "file" | "inline" | "hidden";
  readonly detail: "lines and columns" | "original lines" | "transformed lines";
  readonly eval: boolean;
  readonly sources: boolean;
}

/**
 * The value of `devtool` for a choice. The order of its parts is the one that webpack's schema
 * takes: `[inline-|hidden-|eval-][nosources-][cheap-[module-]]source-map` (`definitions/DevTool`
 * in its WebpackOptions.json). `eval` keeps the map in the bundle, so it leaves no choice of place.
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
