import type { View } from "../../site/view.ts";
import type { NavigationPage } from "../../types.ts";
import { usePage } from "../app/site-context.ts";
import { Metadata } from "../metadata/metadata.tsx";
import { PageContent } from "../page-content/page-content.tsx";
import { Support } from "../sponsors/support.tsx";
import { Hero } from "./hero.tsx";
import { SamplePanes } from "./sample-panes.tsx";
import "./landing.css";

export function Landing({ view }: { readonly view: View }) {
  // Its words, `content/index.mdx`; a foreign content folder may have none.
  const page = view.kind === "landing" ? view.page : undefined;
  return (
    <div className="landing">
      <Hero />
      <SamplePanes />
      {page === undefined ? <Metadata url="/" title="" /> : <Intro page={page} />}
      <Support />
    </div>
  );
}

function Intro({ page }: { readonly page: NavigationPage }) {
  const state = usePage(page.path);
  const description = state.status === "ready" ? state.value.frontmatter.description : undefined;
  return (
    <>
      <Metadata url="/" title="" description={description} />
      <PageContent path={page.path} />
    </>
  );
}
