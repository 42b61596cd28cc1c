import { useCallback, useEffect, useState } from "react";
import { later } from "../../browser/timers.ts";
import type { SearchAnswer, SearchBackend } from "../../browser/search/search-backend.ts";

/** State of a search. The previous answer stays until the next one arrives. */
export interface SearchState {
  readonly answer: SearchAnswer | undefined;
  /** The query of the answer or error. */
  readonly text: string;
  readonly error: Error | undefined;
  readonly tryAgain: () => void;
}

const nothing = { answer: undefined, text: "", error: undefined };

/**
 * Searches while the reader types.
 *
 * @param section name of a top-level folder that limits the search
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
