import { isNode, LineCounter, parseDocument, type Document } from "yaml";
import * as v from "valibot";
import { issueListSchema, type IssueList } from "../src/site/issues.ts";
import { firstProblem, shortened } from "../src/site/schemas.ts";
import { sponsorsSchema, type Sponsors } from "../src/site/sponsors.ts";
import type { Problem } from "../src/types.ts";

/** What `npm run sync:…` writes, below the content folder. */
export const syncedFiles = { sponsors: "data/sponsors.json", votes: "data/votes.json" } as const;

/** Their texts; empty where there is no such file. */
export type SyncedTexts = Readonly<Record<keyof typeof syncedFiles, string>>;

export interface Synced {
  /** Missing, like the votes, where nothing was read yet or the file is wrong. */
  readonly sponsors: Sponsors | undefined;
  readonly votes: IssueList | undefined;
  readonly problems: readonly Problem[];
}

/** Reads and checks them: they are part of the content, and may have been edited or merged. */
export function readSynced(texts: SyncedTexts): Synced {
  const sponsors = checked("sponsors", texts, sponsorsSchema);
  const votes = checked("votes", texts, issueListSchema);
  return {
    sponsors: sponsors.value,
    votes: votes.value,
    problems: [...sponsors.problems, ...votes.problems],
  };
}

function checked<Value>(
  name: keyof typeof syncedFiles,
  { [name]: text }: SyncedTexts,
  schema: v.GenericSchema<unknown, Value>,
): { readonly value: Value | undefined; readonly problems: readonly Problem[] } {
  if (text === "") return { value: undefined, problems: [] };
  // YAML, which JSON is, too, knows the line of each entry.
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    logLevel: "error",
  });
  const problem = (offset: number, message: string) => ({
    value: undefined,
    problems: [
      {
        path: syncedFiles[name],
        line: Math.max(1, lines.linePos(offset).line),
        message: `${message} Run npm run sync:${name} to write the file anew, or remove it.`,
      },
    ],
  });
  const [error] = document.errors;
  if (error !== undefined)
    return problem(error.pos[0], `expected JSON: ${shortened(error.message).replace(/\.?$/, ".")}`);
  const json = parsed(text);
  if ("error" in json) {
    const [, position = "0"] = /at position (\d+)/.exec(json.error) ?? [];
    return problem(Number(position), `expected JSON: ${shortened(json.error)}.`);
  }
  const result = v.safeParse(schema, json.value);
  if (result.success) return { value: result.output, problems: [] };
  return problem(offsetOf(document, result.issues[0]), `${firstProblem(result.issues)}.`);
}

/** JSON alone: what YAML has beside it, such as references, has no place here. */
function parsed(text: string): { readonly value: unknown } | { readonly error: string } {
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, "")) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** Where what is wrong stands, or the nearest that is around it. */
function offsetOf(document: Document.Parsed, { path }: v.BaseIssue<unknown>): number {
  const keys = (path ?? []).map(({ key }) => key);
  const nodes = [...keys, undefined].map((_, end) => document.getIn(keys.slice(0, end), true));
  const node = nodes.findLast(isNode) ?? document.contents;
  return node?.range?.[0] ?? 0;
}
