import { rm } from "node:fs/promises";

/** Removes the copies of the project that tests have worked in. */
export default async function teardown(): Promise<void> {
  const { TEST_PROJECTS: folder } = process.env;
  if (folder) await rm(folder, { recursive: true, force: true });
}
