import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import * as v from "valibot";
import { vulnerableOf } from "./audit-report.ts";

const shipped = v.array(v.object({ name: v.string(), version: v.string() }));

/** What npm knows to be wrong with the installed packages; it ends with 1 where there is anything. */
const report = await new Promise<string>((resolve) => {
  execFile("npm", ["audit", "--json"], { maxBuffer: 1e8 }, (_error, stdout) => resolve(stdout));
});
try {
  const list = v.parse(shipped, JSON.parse(await readFile("dist/licenses.json", "utf8")));
  const found = vulnerableOf(
    report,
    list.map(({ name }) => name),
  );
  for (const line of found) console.error(line);
  if (found.length > 0) process.exitCode = 1;
  else
    console.log(`Nothing is known to be wrong with the ${list.length} packages that are shipped.`);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`${reason}\nThe audit needs a built site (npm run build) and npm's registry.`);
  process.exitCode = 1;
}
