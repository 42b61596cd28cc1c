import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { useLocation } from "react-router-dom";
import { markRoot } from "../../browser/mark-root.ts";
import { focusHeading } from "../../browser/navigation/focus.ts";
import {
  closeDialog,
  closeOnLeaving,
  insteadOfCommand,
  openDialog,
  typedEarly,
} from "../../browser/search/search-dialog.ts";
import { onOpenSearch } from "../../browser/search/open-search.ts";
import { onSearchKeys } from "../../browser/search/search-keys.ts";
import { savesData } from "../../site/offline/saves-data.ts";
import { webSearch } from "../../site/navigation/external-links.ts";
import type { Loadable } from "../../site/async-store.ts";
import { useSite, useLoadable } from "../app/site-context.ts";
import { Failure } from "../page-content/failure.tsx";
import { StillLoading } from "../page-content/placeholder.tsx";
import { Icon } from "../icon/icon.tsx";
import { SearchField } from "./search-field.tsx";
import {
  commands,
  searchIds,
  searchParts,
  type SearchPanelProps,
  type SearchParts,
} from "./search-parts.ts";
import "./search.css";

/** The search button and its dialog, whose content is loaded on demand. */
export function Search() {
  const { search } = useSite();
  const parts = useLoadable(search, searchParts);
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState("");
  const [active, setActive] = useState<string>();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const load = useCallback(() => void search.load(searchParts), [search]);
  const open = useCallback(() => {
    if (dialog.current !== null) openDialog(dialog.current);
    setIsOpen(true);
    load();
  }, [load]);
  useEffect(() => {
    const typed = typedEarly(dialog.current);
    if (typed === undefined) return;
    setText(typed);
    setIsOpen(true);
    load();
  }, [load]);
  const tryAgain = () => {
    // The button disappears, so move the focus.
    focusHeading(field.current);
    load();
  };
  const close = () => closeDialog(dialog.current);
  const prefetch = () => savesData() || search.prefetch(searchParts);
  useEffect(() => onSearchKeys(open), [open]);
  useEffect(
    () =>
      onOpenSearch((wanted) => {
        setText(wanted);
        open();
      }),
    [open],
  );
  useCloseOnNavigation(dialog);
  useLayoutEffect(() => (isOpen ? markRoot("dialog-open") : undefined), [isOpen]);
  return (
    <>
      <SearchButton open={open} prefetch={prefetch} />
      <dialog
        ref={dialog}
        id={searchIds.dialog}
        className="search"
        aria-label="Search"
        onClose={() => setIsOpen(false)}
        onClick={({ target, currentTarget }) => target === currentTarget && close()}
      >
        <SearchField ref={field} text={text} setText={setText} active={active} close={close} />
        {isOpen && <Panel parts={parts} {...{ text, setText, field, setActive, tryAgain }} />}
      </dialog>
    </>
  );
}

interface PanelProps extends Omit<SearchPanelProps, "backend"> {
  readonly parts: Loadable<SearchParts>;
  readonly tryAgain: () => void;
}

function Panel({ parts, tryAgain, ...props }: PanelProps) {
  if (parts.status === "failed") return <Failure what="search" tryAgain={tryAgain} />;
  if (parts.status === "ready") {
    return <parts.value.Panel backend={parts.value.backend} {...props} />;
  }
  return (
    <p className="search-note">
      <StillLoading />
    </p>
  );
}

/** Closes the dialog before the page that a result leads to takes the focus. */
function useCloseOnNavigation(dialog: RefObject<HTMLDialogElement | null>): void {
  const { key } = useLocation();
  useLayoutEffect(() => closeOnLeaving(dialog.current), [dialog, key]);
}

interface SearchButtonProps {
  readonly open: () => void;
  readonly prefetch: () => void;
}

const SearchButton = ({ open, prefetch }: SearchButtonProps) => (
  <>
    <button
      type="button"
      className="search-button needs-script"
      aria-label="Search"
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      title="Search (/ or Ctrl K)"
      {...commands.open}
      onClick={insteadOfCommand(open)}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      <Icon name="search" />
      <span>Search</span>
      <kbd>/</kbd>
    </button>
    <noscript>
      <a className="icon-button" href={webSearch} rel="noopener" title="Search with DuckDuckGo">
        <Icon name="search" />
        <span className="visually-hidden">Search with DuckDuckGo</span>
      </a>
    </noscript>
  </>
);
