import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** Makes the folder for copies of the project, which `Project` gives to one test file after another. */
export default async function setup(): Promise<void> {
  process.env.TEST_PROJECTS = await mkdtemp(path.join(tmpdir(), "projects-"));
}
