// Builds content folders one after the other in one process of plain Node, as maintainers do;
// prints one line of JSON for each. Jest's module system is no place for webpack's loaders.
import path from "node:path";
import { buildCase } from "./build.ts";

for (const folder of process.argv.slice(2)) {
  const name = path.basename(folder);
  const strict = !name.startsWith("foreign");
  const built = await buildCase(path.join(folder, "content"), strict);
  console.log(JSON.stringify({ name, built }));
}
