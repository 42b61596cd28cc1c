import { Breakable } from "../breakable/breakable.tsx";
import { origin } from "../../site/hosting/hosts.ts";
import type { Anchor, NavigationPage, NavigationSection } from "../../types.ts";
import { usePage } from "../app/site-context.ts";
import { Metadata } from "../metadata/metadata.tsx";
import { PageContent } from "../page-content/page-content.tsx";
import { ContentsBar, TableOfContents } from "../table-of-contents/table-of-contents.tsx";
import { Byline } from "./byline.tsx";
import { PageFooter } from "./page-footer.tsx";
import "./doc-page.css";

interface DocPageProps {
  readonly page: NavigationPage;
  readonly section: NavigationSection | undefined;
}

/** A page of the documentation: its article and what surrounds it. */
export function DocPage({ page, section }: DocPageProps) {
  const state = usePage(page.path);
  const loaded = state.status === "ready" ? state.value : undefined;
  const anchors = loaded?.anchors ?? noAnchors;
  const frontmatter = loaded?.frontmatter ?? { title: page.title };
  return (
    <div className="doc-page">
      <Metadata url={page.url} title={frontmatter.title} description={frontmatter.description} />
      {/* Reserves space while the page loads. */}
      {(state.status === "loading" || !isAlphabet(anchors)) && <ContentsBar anchors={anchors} />}
      <article>
        <header className="page-header">
          {section !== undefined && section.url !== page.url && (
            <p className="eyebrow">{page.group ?? section.title}</p>
          )}
          <h1>
            <Breakable text={frontmatter.title} />
          </h1>
          <Byline path={page.path} authors={frontmatter.contributors ?? []} />
          <p className="page-address">{origin + page.url}</p>
        </header>
        <PageContent path={page.path} />
        {loaded !== undefined && <PageFooter page={page} section={section} loaded={loaded} />}
      </article>
      <TableOfContents anchors={anchors} />
    </div>
  );
}

/** Of the glossary, whose letters stay in view themselves, or of a page without headings. */
const isAlphabet = (anchors: readonly Anchor[]) =>
  anchors.every(({ level, title }) => level === 3 || title.length === 1);

/** Always the same array, so that effects don't run again. */
const noAnchors: readonly never[] = [];
