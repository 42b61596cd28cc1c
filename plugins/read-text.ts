import { isUtf8 } from "node:buffer";
import { lstat, readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { Problem } from "../src/types.ts";

export interface ReadText {
  readonly text: string;
  /** When the file changed, in milliseconds. */
  readonly changed: number;
  /** Bytes. */
  readonly size: number;
  readonly problems: readonly Problem[];
}

/** Bytes; a page has a million characters at most. */
const mostBytes = 50_000_000;

/**
 * Reads a file of the content folder, unless it is the one that is known.
 *
 * @returns nothing where there is no such file, and only problems where it cannot be read; a pipe
 *   or a device would be read for ever
 */
export async function readText<Known extends Pick<ReadText, "changed" | "size"> = never>(
  root: string,
  file: string,
  known?: Known,
): Promise<ReadText | Known | undefined> {
  const absolute = path.join(root, file);
  const problem = (message: string, line = 1) => ({ path: file, line, message });
  const unread = (message: string) => ({
    text: "",
    changed: 0,
    size: 0,
    problems: [problem(message)],
  });
  try {
    const stats = await stat(absolute);
    if (stats.isDirectory()) return undefined;
    if (!stats.isFile()) return unread("it is no file but a pipe or a device: expected text.");
    const { mtimeMs: changed, size } = stats;
    if (size > mostBytes) return unread(`it has ${Math.round(size / 1e6)} MB: expected a page.`);
    if (known?.changed === changed && known.size === size) return known;
    const bytes = await readFile(absolute);
    const bad = firstBadByte(bytes);
    const problems = bad === undefined ? [] : [problem(notText, lineOf(bytes, bad))];
    return { text: bytes.toString(), changed, size, problems };
  } catch (error) {
    // Between the list of a folder and the look at its files one of them may go: `git switch` is slow.
    if (isMissing(error) && !(await isLink(absolute))) return undefined;
    return unread(`it cannot be read: ${reasonOf(error)}.`);
  }
}

const isLink = async (file: string) =>
  (await lstat(file).catch(() => undefined))?.isSymbolicLink() === true;

const notText =
  "the file is no text in UTF-8: a character here is none. Save it with that encoding.";

/** Of a byte that no text in UTF-8 has. */
function firstBadByte(bytes: Buffer): number | undefined {
  const zero = bytes.indexOf(0);
  if (zero >= 0) return zero;
  if (isUtf8(bytes)) return undefined;
  const written = Buffer.from(bytes.toString());
  return Math.max(
    0,
    written.findIndex((byte, at) => byte !== bytes[at]),
  );
}

const lineOf = (bytes: Buffer, at: number) => bytes.subarray(0, at).toString().split("\n").length;

/** Whether an error says that there is no such file. */
export const isMissing = (error: unknown): boolean => codeOf(error) === "ENOENT";

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "it is a link that leads nowhere",
  EACCES: "you may not read it",
  EPERM: "you may not read it",
  ELOOP: "it is a link that leads back to itself",
  ENAMETOOLONG: "its name is too long",
};

/** What an error of the file system says, for people. */
export const reasonOf = (error: unknown) =>
  reasons[codeOf(error)] ?? (error instanceof Error ? error.message : String(error));

const codeOf = (error: unknown) =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
