import { isUtf8 } from "node:buffer";
import { lstat, readFile, stat } from "node:fs/promises";
import path from "node:path";
import type { Problem } from "../../src/types.ts";

export interface ReadText {
  readonly text: string;
  /** Modification time in milliseconds; 0 if the file couldn't be read. */
  readonly changed: number;
  /** In bytes. */
  readonly size: number;
  readonly problems: readonly Problem[];
}

/** Returns an unchanged file as it is, and nothing for a removed file or a link to a folder. */
export async function readText<Known extends Pick<ReadText, "changed" | "size"> = never>(
  root: string,
  file: string,
  known?: Known,
): Promise<ReadText | Known | undefined> {
  const absolute = path.join(root, file);
  const unread = (message: string) => ({
    text: "",
    changed: 0,
    size: 0,
    problems: [{ path: file, line: 1, message: `it cannot be read: ${message}.` }],
  });
  try {
    const { mtimeMs: changed, size } = await stat(absolute);
    if (known?.changed === changed && known.size === size) return known;
    const bytes = await readFile(absolute);
    return { text: bytes.toString(), changed, size, problems: encodingProblems(file, bytes) };
  } catch (error) {
    if (codeOf(error) === "EISDIR") return undefined;
    if (codeOf(error) === "ELOOP") return unread("it is a link that leads to itself");
    if (!isMissing(error)) return unread(error instanceof Error ? error.message : String(error));
    const isLink = (await lstat(absolute).catch(() => undefined))?.isSymbolicLink();
    return isLink ? unread("it is a link that leads nowhere") : undefined;
  }
}

function encodingProblems(file: string, bytes: Buffer): readonly Problem[] {
  const zero = bytes.indexOf(0);
  if (zero < 0 && isUtf8(bytes)) return [];
  const written = Buffer.from(bytes.toString());
  const bad = zero < 0 ? written.findIndex((byte, at) => byte !== bytes[at]) : zero;
  const line = bytes.subarray(0, bad).toString().split("\n").length;
  const message =
    "the file is no text in UTF-8: a character here is none. Save it with that encoding.";
  return [{ path: file, line, message }];
}

export const isMissing = (error: unknown): boolean => codeOf(error) === "ENOENT";

const codeOf = (error: unknown) =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
