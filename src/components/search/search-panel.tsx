import { useCallback, useEffect, useState } from "react";
import { storedJson } from "../../browser/preferences/stored-choice.ts";
import type { SearchAnswer, SearchBackend } from "../../browser/search/search-backend.ts";
import { later } from "../../browser/timers.ts";
import { parseRecent, withRecent } from "../../site/search/recent-searches.ts";
import { focusField } from "../../browser/search/search-dialog.ts";
import { Failure } from "../page-content/failure.tsx";
import { Found } from "./found.tsx";
import { RecentList } from "./recent-list.tsx";
import type { SearchPanelProps } from "./search-parts.ts";
import "./search-panel.css";

export { embeddedSearch } from "../../browser/search/embedded-search.ts";
export { withFallback } from "../../browser/search/with-fallback.ts";

/** The latest first. */
const recentSearches = storedJson("recent-searches", parseRecent);

/** What is below the field: results, recent searches, or a message. */
export function SearchPanel({ backend, text, setText, field, setActive }: SearchPanelProps) {
  const [section, setSection] = useState<string>();
  const [recent, setRecent] = useState(recentSearches.get);
  useEffect(() => recentSearches.set(recent), [recent]);
  const isEmpty = text.trim() === "";
  if (isEmpty && section !== undefined) setSection(undefined);
  const { answer, text: answered, error, tryAgain } = useSearch(backend, text, section);
  const list = { field, setActive };
  if (isEmpty) {
    const remove = (search: string) => setRecent(recent.filter((one) => one !== search));
    if (recent.length === 0) return <Hint />;
    return <RecentList searches={recent} {...{ remove, setText }} {...list} />;
  }
  if (error !== undefined) {
    const onTry = () => {
      // The button disappears, so move the focus.
      focusField(field.current);
      tryAgain();
    };
    return <Failure what="search" tryAgain={onTry} />;
  }
  if (answer === undefined) return <p className="search-note is-late">Searching…</p>;
  return (
    <Found
      text={answered}
      onFollow={() => setRecent(withRecent(recent, text))}
      {...{ answer, section, setSection, setText }}
      {...list}
    />
  );
}

const Hint = () => (
  <p className="search-note">Type an option, a plugin, or a question, or paste an error message.</p>
);

/** State of a search. The previous answer stays until the next one arrives. */
interface SearchState {
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
function useSearch(backend: SearchBackend, text: string, section: string | undefined): SearchState {
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
        const better = await answer.better;
        if (isCurrent && better !== undefined) setState({ answer: better, text, error: undefined });
      } catch (reason) {
        const error = reason instanceof Error ? reason : new Error(String(reason));
        if (isCurrent) setState({ answer: undefined, text, error });
      }
    };
    // A timer without delay would wait for the next frame: browsers paint first what was typed.
    if (backend.delay === 0) void run();
    const callOff = backend.delay > 0 ? later(() => void run(), backend.delay) : undefined;
    return () => {
      isCurrent = false;
      callOff?.();
    };
  }, [backend, text, section, isEmpty, attempt]);
  const tryAgain = useCallback(() => {
    setState(nothing);
    setAttempt((count) => count + 1);
  }, []);
  return { ...state, tryAgain };
}
