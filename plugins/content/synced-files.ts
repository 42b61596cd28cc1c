import * as v from "valibot";
import { issueListSchema, type IssueList } from "../../src/site/vote/issues.ts";
import { sponsorsSchema, type Sponsors } from "../../src/site/sponsors/sponsors.ts";
import { checked } from "../../loaders/page/check-shape.ts";
import { readJson } from "../../loaders/page/structured-text.ts";
import type { Problem } from "../../src/types.ts";

/** Written by `npm run sync:…`. */
export const syncedFiles = { sponsors: "data/sponsors.json", votes: "data/votes.json" } as const;

/** Empty for missing files. */
export type SyncedTexts = Readonly<Record<keyof typeof syncedFiles, string>>;

export interface Synced {
  /** Both are missing before the first sync, or if a file is invalid. */
  readonly sponsors: Sponsors | undefined;
  readonly votes: IssueList | undefined;
  readonly problems: readonly Problem[];
}

/** Checks the files, because they may have been edited or merged. */
export function readSynced(texts: SyncedTexts): Synced {
  const sponsors = checkedFile("sponsors", texts, sponsorsSchema);
  const votes = checkedFile("votes", texts, issueListSchema);
  return {
    sponsors: sponsors.value,
    votes: votes.value,
    problems: [...sponsors.problems, ...votes.problems],
  };
}

function checkedFile<Value>(
  name: keyof typeof syncedFiles,
  { [name]: text }: SyncedTexts,
  schema: v.GenericSchema<unknown, Value>,
): { readonly value: Value | undefined; readonly problems: readonly Problem[] } {
  if (text === "") return { value: undefined, problems: [] };
  const { value, problems } = checked(readJson(text), schema);
  const [first] = problems;
  if (first === undefined) return { value, problems: [] };
  const message = `${first.message} Run npm run sync:${name} to write the file anew, or remove it.`;
  return { value: undefined, problems: [{ path: syncedFiles[name], line: first.line, message }] };
}
