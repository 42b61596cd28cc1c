import { useCallback, useEffect, useState } from "react";
import { later } from "../../browser/later.ts";
import type { SearchAnswer, SearchBackend } from "../../browser/search/search-backend.ts";

/** Where a search stands. While the next one runs, the answer of the last one stays. */
export interface SearchState {
  readonly answer: SearchAnswer | undefined;
  /** What the answer, or the failure, is for. */
  readonly text: string;
  readonly error: Error | undefined;
  readonly tryAgain: () => void;
}

const nothing = { answer: undefined, text: "", error: undefined };

/**
 * Searches while a reader types.
 *
 * @param text as it was typed; of nothing but spaces nothing is searched
 * @param section the name of a top-level folder, to look in alone
 */
export function useSearch(
  backend: SearchBackend,
  text: string,
  section: string | undefined,
): SearchState {
  const [state, setState] = useState<Omit<SearchState, "tryAgain">>(nothing);
  const [attempt, setAttempt] = useState(0);
  const isEmpty = text.trim() === "";
  if (isEmpty && state !== nothing) setState(nothing);
  useEffect(() => {
    if (isEmpty) return undefined;
    let isCurrent = true;
    const run = async () => {
      try {
        const answer = await backend.search(text, section);
        if (isCurrent) setState({ answer, text, error: undefined });
      } catch (reason) {
        const error = reason instanceof Error ? reason : new Error(String(reason));
        if (isCurrent) setState({ answer: undefined, text, error });
      }
    };
    const callOff = later(() => void run(), backend.delay);
    return () => {
      isCurrent = false;
      callOff();
    };
  }, [backend, text, section, isEmpty, attempt]);
  const tryAgain = useCallback(() => {
    setState(nothing);
    setAttempt((count) => count + 1);
  }, []);
  return { ...state, tryAgain };
}
