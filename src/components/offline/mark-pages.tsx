import { useLocation } from "react-router-dom";
import { followRedirect } from "../../browser/offline/follow-redirect.ts";
import { readKept } from "../../browser/offline/kept.ts";
import { followOffline } from "../../browser/offline/offline-links.ts";
import { followSituation } from "../../browser/offline/copy-store.ts";
import { readability, type Kept, type Readability } from "../../site/offline/readable-pages.ts";
import { viewOf } from "../../site/view.ts";
import type { OfflineSite } from "./offline-site.ts";

const nothing: Kept = { files: new Set(), documents: new Set() };

/**
 * Marks, while there is no network, the pages that are not saved, and leads to those of which only
 * another document knows. An app shell goes on from an address that has moved.
 *
 * @returns what ends that
 */
export function markPages({ navigation, pages, offline }: OfflineSite): () => void {
  if (offline.get("unknown").status === "ready") followRedirect();
  const urls = [...navigation.singles, ...navigation.sections.flatMap(({ pages }) => pages)].map(
    ({ url }) => url,
  );
  const mark = offline.replace;
  let kept: Kept | undefined;
  let hasEnded = false;
  const readabilityOf = (url: string): Readability =>
    isLoaded(url) ? "here" : readability(url, kept ?? nothing);
  /** What this document has loaded can be read, kept or not. */
  const isLoaded = (url: string) => {
    const view = viewOf(url, navigation);
    return view.kind === "page" && pages.get(view.page.path).status === "ready";
  };
  const show = () => {
    if (kept === undefined || hasEnded) return;
    for (const url of urls) mark(url, readabilityOf(url) === "not-saved" ? notSaved : null);
    mark("failure", <BelowFailure readabilityOf={readabilityOf} />);
  };
  const look = async () => {
    kept = await readKept().catch(() => nothing);
    show();
  };
  const ends = [
    followOffline(readabilityOf),
    pages.subscribe(show),
    followSituation(() => void look()),
  ];
  void look();
  return () => {
    hasEnded = true;
    for (const end of ends) end();
    for (const name of ["failure", ...urls]) mark(name, null);
  };
}

interface BelowFailureProps {
  readonly readabilityOf: (url: string) => Readability;
}

/** It stands in the site itself, where there is an address. */
function BelowFailure({ readabilityOf }: BelowFailureProps) {
  const { pathname } = useLocation();
  return readabilityOf(pathname) === "by-loading" ? (
    <p>
      You’re offline. <a href={pathname}>Open the saved copy of this page</a>.
    </p>
  ) : (
    <p>You’re offline, and this page isn’t saved.</p>
  );
}

const notSaved = (
  <span className="not-saved" title="Not saved">
    <span className="visually-hidden"> (not saved)</span>
  </span>
);
