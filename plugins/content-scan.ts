import { readFrontMatter } from "../loaders/front-matter.ts";
import { firstHeading, pageTitle } from "../loaders/page-title.ts";
import type { SourceFile } from "../src/site/content-tree.ts";
import { ownFiles } from "../src/site/own-files.ts";
import { urlOfPath } from "../src/site/url.ts";
import type { Link, Problem } from "../src/types.ts";
import { contentFiles } from "./content-files.ts";
import { notificationFile, readNotification, type NotificationHead } from "./notification.ts";
import { readText, type ReadText } from "./read-text.ts";
import { syncedFiles, type SyncedTexts } from "./synced-files.ts";

/** Where writers keep the addresses that have moved, below the content folder. */
export const redirectsFile = "redirects.json";

/** Where they name the site itself, likewise. */
export const settingsFile = "site.json";

export interface ScannedContent {
  /** The content folder and all folders in it, absolute. */
  readonly folders: readonly string[];
  readonly files: readonly SourceFile[];
  /** Path → the addresses in the page's front matter. */
  readonly links: ReadonlyMap<string, readonly Link[]>;
  /** Text of `redirects.json`; empty where there is none. */
  readonly redirects: string;
  /** Text of `site.json`, likewise. */
  readonly settings: string;
  readonly synced: SyncedTexts;
  /** Version of the notification, where there is one. */
  readonly notification: number | undefined;
  readonly problems: readonly Problem[];
}

interface ScannedFile {
  /** 0 where it could not be read. */
  readonly changed: number;
  readonly size: number;
  readonly file: SourceFile;
  readonly links: readonly Link[];
  readonly problems: readonly Problem[];
}

/**
 * Finds the pages below a folder and reads the head of each. Nothing else of a page is read: what
 * depends on its text is a by-product of compiling it.
 */
export class ContentScan {
  #root: string;
  #strict: boolean;
  #known: ReadonlyMap<string, ScannedFile> = new Map();

  /**
   * @param root the content folder, absolute
   * @param strict whether a title has to stand in the front matter; pages of other sites often
   *   have it as their first heading
   */
  constructor(root: string, strict: boolean) {
    this.#root = root;
    this.#strict = strict;
  }

  /** Reads the files that are new or changed since the last call. */
  async scan(): Promise<ScannedContent> {
    const { folders, files, problems } = await contentFiles(this.#root);
    const pages = files.filter((file) => /\.mdx?$/i.test(file));
    const notification = await this.#scanNotification();
    const paths = pages.filter(
      (file) =>
        !isNoName(file) &&
        !isTaken(file) &&
        (notification === undefined || file !== notificationFile),
    );
    const found = await Promise.all(paths.map((file) => this.#scanFile(file)));
    const scanned = found.filter((one) => one !== undefined);
    this.#known = new Map(scanned.map((one) => [one.file.path, one]));
    const [redirects, settings, sponsors, votes] = await Promise.all(
      [redirectsFile, settingsFile, syncedFiles.sponsors, syncedFiles.votes].map((file) =>
        readText(this.#root, file),
      ),
    );
    return {
      folders,
      notification: notification?.version,
      redirects: textOf(redirects),
      settings: textOf(settings),
      synced: { sponsors: textOf(sponsors), votes: textOf(votes) },
      files: scanned.filter(({ changed }) => changed > 0).map(({ file }) => file),
      links: new Map(scanned.map(({ file, links }) => [file.path, links])),
      problems: [
        ...problems,
        ...pages.filter(isNoName).map(unusableName),
        ...pages.filter(isTaken).map(takenName),
        ...(notification?.problems ?? []),
        ...[redirects, settings, sponsors, votes].flatMap((one) => one?.problems ?? []),
        ...scanned.flatMap((one) => one.problems),
      ],
    };
  }

  /** Among the pages of other sites one may have its name: it says no version. */
  async #scanNotification(): Promise<NotificationHead | undefined> {
    const read = await readText(this.#root, notificationFile);
    const head = read === undefined ? undefined : readNotification(read.text);
    return this.#strict || head?.version !== undefined ? head : undefined;
  }

  async #scanFile(file: string): Promise<ScannedFile | undefined> {
    const read = await readText(this.#root, file, this.#known.get(file));
    if (read === undefined || "file" in read) return read;
    const { text, changed, size } = read;
    const { frontmatter, links, problems: own, missingTitle } = readFrontMatter(text);
    const hasTitle = !this.#strict && firstHeading(text) !== undefined;
    const all = missingTitle === undefined || hasTitle ? own : [missingTitle, ...own];
    const problems = changed === 0 ? [] : all.map((problem) => ({ path: file, ...problem }));
    return {
      changed,
      size,
      file: { path: file, size, frontmatter: { ...frontmatter, title: pageTitle(text, file) } },
      links,
      problems: [...read.problems, ...problems],
    };
  }
}

/** Of a file that a content folder need not have. */
const textOf = (read: ReadText | undefined) => read?.text ?? "";

/**
 * In requests `!` ends the name of a loader, and `?` and `#` end the name of a file that is
 * written; a backslash is a slash on some systems, and a line break would end a comment in a script.
 */
const isNoName = (file: string) => /[!?#\\\p{Cc}\u2028\u2029\uFFFD]/u.test(file);

const unusableName = (path: string): Problem => ({
  path,
  line: 1,
  message:
    'webpack reads or writes no file with "!", "?", "#", a backslash or a control character in its path, so it is left out. Rename it.',
});

/** A page is a folder on disk, and takes the place of no file. */
const isTaken = (file: string) => ownFiles.includes(topFolder(file));

const topFolder = (file: string) => file.replace(/\.mdx?$/i, "").split("/", 1)[0] ?? "";

const takenName = (path: string): Problem => ({
  path,
  line: 1,
  message: `its address ${urlOfPath(path)} would be below the site's own file /${topFolder(path)}, so it is left out: choose another name.`,
});
