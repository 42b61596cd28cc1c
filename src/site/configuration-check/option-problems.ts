import type { Facts } from "./facts.ts";
import type { Problem } from "./problem.ts";
import { isNewer } from "../releases/versions.ts";
import type { SetOption } from "./walk-options.ts";

/** Options that are deprecated, or newer than the reader's webpack. */
export const optionProblems = (
  set: readonly SetOption[],
  { options }: Facts,
  version: string,
): readonly Problem[] =>
  set.flatMap(({ path, start, end }): readonly Problem[] => {
    const { url = "", since, deprecated } = options[path] ?? {};
    const place = { start, end, option: { path, url, since } };
    const old: Problem = {
      kind: "deprecated",
      message: `${path} is deprecated${deprecated?.since ? ` since webpack ${deprecated.since}` : ""}.`,
      details: deprecated?.description,
      ...place,
    };
    const message = `webpack ${version} doesn’t have ${path}, which was added in ${since}.`;
    return [
      ...(deprecated === undefined ? [] : [old]),
      ...(since !== undefined && isNewer(since, version)
        ? [{ kind: "newer", message, ...place } as const]
        : []),
    ];
  });
