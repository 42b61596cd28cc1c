import type { View } from "../../site/view.ts";
import type { NavigationPage } from "../../types.ts";
import { usePage, useSite } from "../app/site-context.ts";
import { Cube } from "../logo/logo.tsx";
import { Metadata } from "../metadata/metadata.tsx";
import { PageContent } from "../page-content/page-content.tsx";
import "./landing.css";

export function Landing({ view }: { readonly view: View }) {
  // Its words, `content/index.mdx`; a foreign content folder may have none.
  const page = view.kind === "landing" ? view.page : undefined;
  const { sections } = useSite().navigation;
  const address = (name: string) => sections.find((section) => section.name === name)?.url;
  const guides = address("guides");
  const concepts = address("concepts");
  return (
    <div className="landing">
      <section className="hero">
        <Cube />
        <h1>Bundle your scripts, styles and assets</h1>
        <p className="lead">
          webpack follows what your modules import and packs it into a few static files that a
          browser loads fast.
        </p>
        <p className="actions">
          {guides !== undefined && (
            <a className="button primary" href={guides}>
              Guides
            </a>
          )}
          {concepts !== undefined && (
            <a className="button" href={concepts}>
              Concepts
            </a>
          )}
        </p>
      </section>
      {page === undefined ? <Metadata url="/" title="" /> : <Intro page={page} />}
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
