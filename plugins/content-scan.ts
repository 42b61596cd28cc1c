import type { Dirent } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { missingTitle, readFrontMatter } from "../loaders/front-matter.ts";
import { firstHeading, pageTitle } from "../loaders/page-title.ts";
import type { SourceFile } from "../src/site/content-tree.ts";
import type { Link, Problem } from "../src/types.ts";
import { notificationFile, readNotification, type NotificationHead } from "./notification.ts";
import { syncedFiles, type SyncedTexts } from "./synced-files.ts";

/** Where writers keep the addresses that have moved, below the content folder. */
export const redirectsFile = "redirects.json";

export interface ScannedContent {
  /** The content folder and all folders in it, absolute. */
  readonly folders: readonly string[];
  readonly files: readonly SourceFile[];
  /** Path → the addresses in the page's front matter. */
  readonly links: ReadonlyMap<string, readonly Link[]>;
  /** Text of `redirects.json`; empty where there is none. */
  readonly redirects: string;
  readonly synced: SyncedTexts;
  /** Version of the notification, where there is one. */
  readonly notification: number | undefined;
  readonly problems: readonly Problem[];
}

interface ScannedFile {
  readonly changed: number;
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
    const entries = await readdir(this.#root, { recursive: true, withFileTypes: true });
    const names = entries
      .map((entry) => ({
        entry,
        file: path
          .relative(this.#root, path.join(entry.parentPath, entry.name))
          .replaceAll(path.sep, "/"),
      }))
      .filter(({ file }) => !/(?:^|\/)(?:\.|node_modules(?:\/|$))/.test(file));
    const pages = names
      .filter(({ entry }) => isFileOrLink(entry) && /\.mdx?$/i.test(entry.name))
      .map(({ file }) => file)
      .toSorted();
    const notification = await this.#scanNotification();
    const paths = pages.filter(
      (file) => !isNoName(file) && (notification === undefined || file !== notificationFile),
    );
    const folders = names
      .filter(({ entry }) => entry.isDirectory())
      .map(({ file }) => path.join(this.#root, file));
    const found = await Promise.all(paths.map((file) => unlessGone(this.#scanFile(file))));
    const scanned = found.filter((one) => one !== undefined);
    this.#known = new Map(scanned.map((one) => [one.file.path, one]));
    return {
      folders: [this.#root, ...folders],
      notification: notification?.version,
      redirects: await this.#textOf(redirectsFile),
      synced: {
        sponsors: await this.#textOf(syncedFiles.sponsors),
        votes: await this.#textOf(syncedFiles.votes),
      },
      files: scanned.map(({ file }) => file),
      links: new Map(scanned.map(({ file, links }) => [file.path, links])),
      problems: [
        ...pages.filter(isNoName).map(unusableName),
        ...(notification?.problems ?? []),
        ...scanned.flatMap(({ problems }) => problems),
      ],
    };
  }

  /** The text of a file that a content folder need not have. */
  async #textOf(file: string): Promise<string> {
    return (await unlessGone(readFile(path.join(this.#root, file), "utf8"))) ?? "";
  }

  /** Among the pages of other sites one may have its name: it says no version. */
  async #scanNotification(): Promise<NotificationHead | undefined> {
    const text = await unlessGone(readFile(path.join(this.#root, notificationFile), "utf8"));
    const head = text === undefined ? undefined : readNotification(text);
    return this.#strict || head?.version !== undefined ? head : undefined;
  }

  async #scanFile(file: string): Promise<ScannedFile | undefined> {
    const absolute = path.join(this.#root, file);
    const stats = await stat(absolute);
    if (!stats.isFile()) return undefined;
    const { mtimeMs, size } = stats;
    const known = this.#known.get(file);
    if (known?.changed === mtimeMs && known.file.size === size) return known;
    const text = await readFile(absolute, "utf8");
    const { frontmatter, links, problems: all } = readFrontMatter(text);
    const hasTitle = !this.#strict && firstHeading(text) !== undefined;
    const problems = hasTitle ? all.filter((problem) => problem !== missingTitle) : all;
    return {
      changed: mtimeMs,
      file: { path: file, size, frontmatter: { ...frontmatter, title: pageTitle(text, file) } },
      links,
      problems: problems.map((problem) => ({ path: file, ...problem })),
    };
  }
}

/** A page may be a link to a file that lies elsewhere: a readme, a changelog. */
const isFileOrLink = (entry: Dirent) => entry.isFile() || entry.isSymbolicLink();

/** In requests `!` ends the name of a loader, and `?` starts a query, in output files, too. */
const isNoName = (file: string) => /[!?]/.test(file);

const unusableName = (path: string): Problem => ({
  path,
  line: 1,
  message: 'webpack finds no file with "!" or "?" in its path, so it is left out. Rename it.',
});

/** Between the list of a folder and the look at its files one of them may go: `git switch` is slow. */
async function unlessGone<Found>(found: Promise<Found>): Promise<Found | undefined> {
  try {
    return await found;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const isMissing = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "code" in error && error.code === "ENOENT";
