import { createContext, useContext } from "react";
import type { SampleResult, SampleResults } from "../site/code/sample-results.ts";

/** What came out of the page's samples. */
export const SampleContext = createContext<SampleResults>({});

/** The state whose results are shown, within variants of a sample. */
export const StateContext = createContext<string | undefined>(undefined);

/**
 * Returns the result of an element in a page.
 *
 * @param result `shop 2 0`: the state of a sample, and the index of what is shown of it; within
 *   variants, the index alone
 */
export function useResult(result: string | undefined): SampleResult | undefined {
  const results = useContext(SampleContext);
  const within = useContext(StateContext);
  const [index = "", ...state] = (result ?? "").split(" ").toReversed();
  return results[within ?? state.toReversed().join(" ")]?.[Number(index)];
}
