/** Types that loaders, plugins, the build, and the browser share. */

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

/** The front matter of a page, checked by `loaders/page/front-matter.ts`. */
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
  /** Names of the islands in `html`: see `src/islands/`. */
  readonly islands: readonly string[];
  /** The day of the last commit that changed it, in ISO 8601; missing if Git doesn't know it. */
  readonly updated?: string;
}

interface ContentNodeBase {
  /** Relative to the content folder, with forward slashes: `guides/caching.mdx`. */
  readonly path: string;
  readonly name: string;
  /** In bytes; a directory has the sum of its children. */
  readonly size: number;
  /** With the dot; empty for a directory. */
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

/** A page in the navigation. It stays small, because the client has one for each page. */
export interface NavigationPage {
  readonly path: string;
  readonly url: string;
  readonly title: string;
  readonly group?: string;
  /** URL of the same page or its section in webpack 4's documentation, if it differs. */
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

/** A mistake in a content file, in words for its writer. */
export interface Problem {
  /** Relative to the content folder. */
  readonly path: string;
  /** From 1. */
  readonly line: number;
  readonly message: string;
  /** Whether the site is published nevertheless, because the mistake is someone else's. */
  readonly isWarning?: boolean;
}

/** A problem of a known page. */
export type PageProblem = Omit<Problem, "path">;

/** A link in a content file, which can be checked only when the whole site is known. */
export interface Link {
  readonly url: string;
  /** What the writer wrote, if it differs. */
  readonly written?: string;
  /** Name of the package whose README has it. */
  readonly readme?: string;
  readonly line: number;
  /** From a name in a sample, which no writer made a link. */
  readonly isGenerated?: boolean;
}

/** Origins of other hosts whose files an article shows. */
export interface ShownOrigins {
  readonly images: readonly string[];
  /** Of videos and sounds. */
  readonly media: readonly string[];
  readonly frames: readonly string[];
}

/** The text under a heading, for the search. Inline code is in backticks. */
export interface PageSection {
  /** Of the heading; empty for the text before the first one. */
  readonly id: string;
  /** 1 to 6; 1 for the text before the first heading. */
  readonly level: number;
  readonly title: string;
  /** One line for each paragraph, list item, and row. */
  readonly text: string;
  /** Words of its programs that appear nowhere earlier on the page. */
  readonly code: string;
  /** Whether it's from the README of a package, which answers few questions about webpack. */
  readonly isReadme?: boolean;
}

/** Where a page documents something that webpack has, in our `own` words or in webpack's. */
export interface ReferenceEntry {
  /** `option output.path` */
  readonly name: string;
  /** Where links lead: `/configuration/output/#outputpath`. */
  readonly url: string;
  readonly line: number;
  readonly own?: "prose" | "sample";
  readonly tooltip?: Tooltip;
}

/** What a name in a sample says of itself. Code is in backticks. */
export interface Tooltip {
  readonly title: string;
  readonly text?: string;
  readonly facts: readonly (readonly [name: string, ...values: readonly string[]])[];
}

/** Facts from compiling a page, kept in `module.buildInfo`, where plugins read them. */
export interface PageFacts {
  readonly links: readonly Link[];
  /** Ids that links can lead to; missing if the page couldn't be rendered. */
  readonly ids?: readonly string[];
  /** Missing then, too. */
  readonly sections?: readonly PageSection[];
  readonly problems: readonly PageProblem[];
  readonly entries?: readonly ReferenceEntry[];
  /** Ids of headings from the READMEs of packages. */
  readonly readmeIds?: readonly string[];
  readonly origins?: ShownOrigins;
  /** Suggestions, shown only during development. They never fail a build. */
  readonly advice?: readonly PageProblem[];
  /** How long it took to compile and render, in milliseconds. */
  readonly took?: number;
}

/** `/build.json`: what one build published. */
export interface Build {
  /** The same for builds with the same files. */
  readonly id: string;
  /** Full hash; missing if unknown. */
  readonly commit?: string;
  /** In ISO 8601; only with `SOURCE_DATE_EPOCH`. */
  readonly time?: string;
  /** Path → size in bytes, of all files except this one and the service worker. */
  readonly assets: Readonly<Record<string, number>>;
  /** URL of a page → path of its script. */
  readonly pages: Readonly<Record<string, string>>;
}
