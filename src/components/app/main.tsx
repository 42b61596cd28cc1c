import type { View } from "../../site/view.ts";
import { DocPage } from "../doc-page/doc-page.tsx";
import { Metadata } from "../metadata/metadata.tsx";
import { NotFound } from "../not-found/not-found.tsx";
import { LazyView } from "./lazy-view.tsx";

interface MainProps {
  readonly view: View;
}

/** What each address shows; `src/site/routes.ts` lists those that are no content file. */
export function Main({ view }: MainProps) {
  return (
    <main id="main" tabIndex={-1}>
      <Shown view={view} />
    </main>
  );
}

/** What the service worker answers with where there is no network: no page of its own. */
const Shell = () => (
  <>
    <Metadata title="" isHidden />
    <div className="page-placeholder" aria-busy="true" />
  </>
);

function Shown({ view }: MainProps) {
  switch (view.kind) {
    case "landing":
    case "vote":
    case "printable":
      return <LazyView view={view} />;
    case "page":
      return <DocPage key={view.url} page={view.page} section={view.section} />;
    case "shell":
      return <Shell />;
    case "not-found":
      return <NotFound />;
  }
}
