import path from "node:path";
import { parseArgs } from "node:util";
import { recoverOutput } from "../../plugins/build-folders.ts";
import { realPath } from "../../plugins/real-path.ts";
import { deployFolder } from "./deploy-folder.ts";

const usage = `Usage: npm run deploy -- FROM TO [--days 30] [--dry-run]

FROM is what a build wrote (dist), TO is the folder that a host serves. Hashed files of earlier
builds stay for that many days after they were last live, for tabs that are still open.`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      days: { type: "string", default: "30" },
      "dry-run": { type: "boolean", default: false },
    },
  });
  const [from, to, ...rest] = positionals;
  if (from === undefined || to === undefined || rest.length > 0) throw new Error(usage);
  if (!/^\d+(?:\.\d+)?$/.test(values.days)) {
    throw new Error(`--days ${values.days}: expected a number of days, 0 or more.`);
  }
  // A build that was killed between its two renames has left no folder of that name.
  recoverOutput(realPath(path.resolve(from)));
  const isDryRun = values["dry-run"];
  const { add, replace, remove } = await deployFolder(from, to, Number(values.days), isDryRun);
  const count = `${add.length} files, replaced ${replace.length} and removed ${remove.length}`;
  console.log(`${isDryRun ? "Would have added" : "Added"} ${count} in ${to}.`);
  if (isDryRun) for (const file of remove) console.log(`  remove ${file}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
