import type { View } from "../../site/navigation/view.ts";
import { PageContent } from "../page-content/page-content.tsx";
import { Support } from "../sponsors/support.tsx";
import { Hero } from "./hero.tsx";
import { SamplePanes } from "./sample-panes.tsx";
import "./landing.css";

export function Landing({ view }: { readonly view: View }) {
  // Its text is in `content/index.mdx`.
  const page = view.kind === "landing" ? view.page : undefined;
  return (
    <div className="landing">
      <Hero />
      <SamplePanes />
      {page !== undefined && <PageContent path={page.path} />}
      <Support />
    </div>
  );
}
