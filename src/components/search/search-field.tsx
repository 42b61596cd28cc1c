import type { ClipboardEvent, RefObject } from "react";
import { pasteLines } from "../../browser/search/paste.ts";
import { insteadOfCommand, textOf } from "../../browser/search/search-dialog.ts";
import { Icon } from "../icon/icon.tsx";
import { commands, searchIds } from "./search-parts.ts";

interface SearchFieldProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Id of the selected result. */
  readonly active: string | undefined;
  readonly close: () => void;
}

/** The search field, which works while the rest is loading. */
export function SearchField({ ref, text, setText, active, close }: SearchFieldProps) {
  const onPaste = ({ currentTarget, nativeEvent }: ClipboardEvent<HTMLInputElement>) =>
    setText(pasteLines(currentTarget, nativeEvent) ?? text);
  return (
    <div className="search-field">
      <Icon name="search" />
      <input
        ref={ref}
        id={searchIds.field}
        type="text"
        role="combobox"
        aria-label="Search the documentation"
        aria-autocomplete="list"
        aria-controls={active && searchIds.results}
        aria-expanded={active !== undefined}
        aria-activedescendant={active}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder="Search the documentation"
        value={text}
        onPaste={onPaste}
        onChange={({ currentTarget }) => setText(textOf(currentTarget))}
      />
      <button
        type="button"
        className="icon-button"
        aria-label="Close"
        {...commands.close}
        onClick={insteadOfCommand(close)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
