import { readPageHead } from "../../loaders/page/page-title.ts";
import type { SourceFile } from "../../src/site/content/content-tree.ts";
import type { Link, Problem } from "../../src/types.ts";
import { packagesFile } from "../../loaders/readme/package-list.ts";
import { contentFiles } from "./content-files.ts";
import { notificationFile, readNotification } from "./notification.ts";
import { packagePages } from "./package-pages.ts";
import { readText } from "./read-text.ts";
import { redirectsFile } from "./redirects.ts";
import { settingsFile } from "./site-settings.ts";
import { syncedFiles, type SyncedTexts } from "./synced-files.ts";

export interface ScannedContent {
  /** Absolute, with the content folder itself. */
  readonly folders: readonly string[];
  readonly files: readonly SourceFile[];
  /** Paths of those that are made from the list of packages, without a file. */
  readonly packagePages: ReadonlySet<string>;
  /** Path → links in the page's front matter. */
  readonly links: ReadonlyMap<string, readonly Link[]>;
  /** Text of `redirects.json`, or empty. */
  readonly redirects: string;
  /** Text of `site.json`, or empty. */
  readonly settings: string;
  readonly synced: SyncedTexts;
  readonly notification: number | undefined;
  readonly problems: readonly Problem[];
}

interface ScannedFile {
  /** Modification time in milliseconds; 0 if the file couldn't be read. */
  readonly changed: number;
  readonly size: number;
  readonly file: SourceFile;
  readonly links: readonly Link[];
  readonly problems: readonly Problem[];
}

/** Reads the start of each page. Facts about its text come from compiling it. */
export class ContentScan {
  #root: string;
  #strict: boolean;
  #known: ReadonlyMap<string, ScannedFile> = new Map();

  /** @param strict whether front matter must have a title; other sites use their first heading */
  constructor(root: string, strict: boolean) {
    this.#root = root;
    this.#strict = strict;
  }

  /**
   * Paths of pages whose file is newer.
   *
   * @param time in milliseconds since 1970
   */
  changedSince(time: number): readonly string[] {
    return [...this.#known.values()]
      .filter(({ changed }) => changed > time)
      .map(({ file }) => file.path);
  }

  /** Reads only files that have changed since the last call. */
  async scan(): Promise<ScannedContent> {
    const { folders, files } = await contentFiles(this.#root);
    const read = (file: string) => (files.includes(file) ? readText(this.#root, file) : undefined);
    const head = readNotification((await read(notificationFile))?.text);
    // Other sites may have a page with this name. It has no version.
    const notification = this.#strict || head?.version !== undefined ? head : undefined;
    const pages = files.filter(
      (file) => /\.mdx?$/i.test(file) && !(notification && file === notificationFile),
    );
    const usable = pages.filter((file) => !unusable.test(file));
    const found = await Promise.all(usable.map((file) => this.#scanFile(file)));
    const scanned = found.filter((one) => one !== undefined);
    this.#known = new Map(scanned.map((one) => [one.file.path, one]));
    const [redirects, settings, sponsors, votes] = await Promise.all(
      [redirectsFile, settingsFile, syncedFiles.sponsors, syncedFiles.votes].map(read),
    );
    // Another site's file with this name is no such list.
    const list = this.#strict ? await read(packagesFile) : undefined;
    const packages = await packagePages(this.#root, list?.text ?? "", (file) => files.includes(file));
    return {
      folders,
      packagePages: new Set(packages.files.map((file) => file.path)),
      notification: notification?.version,
      redirects: redirects?.text ?? "",
      settings: settings?.text ?? "",
      synced: { sponsors: sponsors?.text ?? "", votes: votes?.text ?? "" },
      files: [
        ...scanned.filter(({ changed }) => changed > 0).map(({ file }) => file),
        ...packages.files,
      ].toSorted((a, b) => (a.path < b.path ? -1 : 1)),
      links: new Map(scanned.map(({ file, links }) => [file.path, links])),
      problems: [
        ...pages.filter((file) => unusable.test(file)).map(unusableName),
        ...(notification?.problems ?? []),
        ...[redirects, settings, sponsors, votes, list].flatMap((one) => one?.problems ?? []),
        ...packages.problems,
        ...scanned.flatMap((one) => one.problems),
      ],
    };
  }

  async #scanFile(file: string): Promise<ScannedFile | undefined> {
    const read = await readText(this.#root, file, this.#known.get(file));
    if (read === undefined || "file" in read) return read;
    const { text, changed, size } = read;
    const { frontmatter, links, problems: own } = readPageHead(text, file, this.#strict);
    const problems = changed === 0 ? [] : own.map((problem) => ({ path: file, ...problem }));
    return {
      changed,
      size,
      // Without a copy, its title would keep the whole text in memory, as a slice of it.
      file: { path: file, size, frontmatter: structuredClone(frontmatter) },
      links,
      problems: [...read.problems, ...problems],
    };
  }
}

/** webpack's requests and file names can't contain these, and a line break would end a comment. */
const unusable = /[!?#\\\p{Cc}\u2028\u2029\uFFFD]/u;

const unusableName = (path: string): Problem => ({
  path,
  line: 1,
  message:
    'webpack reads or writes no file with "!", "?", "#", a backslash or a control character in its path, so it is left out. Rename it.',
});
