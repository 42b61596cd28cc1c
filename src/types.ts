/** The only types that more than one world (loaders, plugins, build, browser) shares. */

/** A heading of level 2 or 3 that a table of contents can link to. */
export interface Anchor {
  readonly title: string;
  readonly id: string;
  readonly level: 2 | 3;
}

/** An entry of a page's "Further Reading". */
export interface Related {
  readonly title: string;
  readonly url: string;
}

/** A GitHub user name. */
export type Contributor = string;

/** What the head of a content file may say; checked by `loaders/page/front-matter.ts`. */
export interface FrontMatter {
  readonly title: string;
  readonly description?: string;
  readonly sort?: number;
  readonly group?: string;
  readonly contributors?: readonly Contributor[];
  readonly related?: readonly Related[];
  readonly source?: string;
  readonly edit?: string;
  readonly repo?: string;
}

/** What `import page from "./caching.mdx"` gives. */
export interface Page {
  /** The finished article, without its title. */
  readonly html: string;
  readonly anchors: readonly Anchor[];
  readonly frontmatter: FrontMatter;
  /** Names of the interactive pieces in `html`, as in `src/islands/`. */
  readonly islands: readonly string[];
  /** The day of the last commit that changed it, in ISO 8601; missing where Git does not know. */
  readonly updated?: string;
}

interface ContentNodeBase {
  /** Rooted at the content folder, with forward slashes: `guides/caching.mdx`. */
  readonly path: string;
  readonly name: string;
  /** Bytes; a directory has the sum of its children. */
  readonly size: number;
  /** With its dot; empty for a directory. */
  readonly extension: string;
  /** Rooted, ends in a slash, percent-encoded: `/guides/caching/`. */
  readonly url: string;
  readonly title: string;
  readonly description?: string;
  readonly sort: number;
  readonly group?: string;
  readonly anchors: readonly Anchor[];
  readonly contributors: readonly Contributor[];
  readonly related?: readonly Related[];
}

export interface ContentFile extends ContentNodeBase {
  readonly type: "file";
}

export interface ContentDirectory extends ContentNodeBase {
  readonly type: "directory";
  readonly children: readonly ContentNode[];
}

export type ContentNode = ContentFile | ContentDirectory;

/** What navigation shows of a page; the client carries one for each page, so it stays this small. */
export interface NavigationPage {
  readonly path: string;
  readonly url: string;
  readonly title: string;
  readonly group?: string;
  /** Its place in the documentation of webpack 4, where that is another address or a section. */
  readonly v4?: string;
}

/** A top-level folder with its pages in the sidebar's order. */
export interface NavigationSection {
  readonly name: string;
  readonly url: string;
  readonly title: string;
  readonly pages: readonly NavigationPage[];
}

export interface Navigation {
  readonly sections: readonly NavigationSection[];
  /** Pages directly below the content folder: comparison, glossary… */
  readonly singles: readonly NavigationPage[];
}

/** Something wrong with a content file, as a writer reads it. */
export interface Problem {
  /** Rooted at the content folder. */
  readonly path: string;
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

/** A problem, where it is clear which page has it. */
export type PageProblem = Omit<Problem, "path">;

/** A link or an address in a content file that the whole site is needed to check. */
export interface Link {
  readonly url: string;
  /** What the writer wrote, where that is something else. */
  readonly written?: string;
  readonly line: number;
}

/** Origins of other hosts whose files an article shows. */
export interface ShownOrigins {
  readonly images: readonly string[];
  /** Of videos and sounds. */
  readonly media: readonly string[];
  readonly frames: readonly string[];
}

/** What stands under one heading of an article, as search reads it; inline code is in backticks. */
export interface PageSection {
  /** Of the heading; empty for what stands before the first one. */
  readonly id: string;
  /** 1 to 6; 1 for what stands before the first heading. */
  readonly level: number;
  readonly title: string;
  /** A line for each paragraph, list item and row. */
  readonly text: string;
  /** The words of its programs that stand nowhere before in the page. */
  readonly code: string;
}

/** By-products of a page's one parse; kept in `module.buildInfo`, where plugins read them. */
export interface PageFacts {
  readonly links: readonly Link[];
  /** Every id that a link may lead to; not known where the page could not be rendered. */
  readonly ids?: readonly string[];
  /** Not known either, then. */
  readonly sections?: readonly PageSection[];
  readonly problems: readonly PageProblem[];
  readonly origins?: ShownOrigins;
  /** What would make the page better; shown in development, and no build fails for it. */
  readonly advice?: readonly PageProblem[];
  /** Milliseconds that reading and rendering it took. */
  readonly took?: number;
}

/** What a prerendered page needs beside what every page does. */
export interface PageNeeds {
  /** Names of its interactive pieces. */
  readonly islands: readonly string[];
  /** The kind of its view, where that is a chunk of its own. */
  readonly view: string | undefined;
}

/** The built files that a prerendered page refers to, as URLs. */
export interface ClientAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Missing where the build makes none. */
  readonly searchIndex?: string;
}

/** `/build.json`: what one build published. */
export interface Build {
  /** The same for builds whose files are the same. */
  readonly id: string;
  /** Full hash; missing where it is not known. */
  readonly commit?: string;
  /** ISO 8601; only where `SOURCE_DATE_EPOCH` gave it. */
  readonly time?: string;
  /** Path from the site's root → bytes; every file but this one and the service worker. */
  readonly assets: Readonly<Record<string, number>>;
  /** Address of a page → path of the script that it is loaded as. */
  readonly pages: Readonly<Record<string, string>>;
}
