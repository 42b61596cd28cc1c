import { syncedFiles } from "../../plugins/content/synced-files.ts";
import { readVariables } from "../../plugins/check/variables.ts";
import { issueListSchema } from "../site/vote/issues.ts";
import { retryPolicy } from "./sync/api.ts";
import { readMostWanted } from "./vote/most-wanted.ts";
import { aToken, readVariable, syncFile } from "./sync/sync-file.ts";

await syncFile(syncedFiles.votes, issueListSchema, async () => {
  const { values, problems } = readVariables(process.env);
  const wrong = problems.find((problem) => problem.startsWith("VOTES_API"));
  if (wrong !== undefined) throw new Error(wrong);
  const token = readVariable("GITHUB_TOKEN", "", ...aToken);
  return readMostWanted({ api: values.VOTES_API, token }, new Date(), retryPolicy);
});
