import { once } from "node:events";
import { appendFile, rm } from "node:fs/promises";
import type { Project } from "../project/project.ts";
import { costOf, type Cost } from "./process-cost.ts";

/** What a production build costs: the first one, one more, and one after an edit of a page. */
export async function measureBuilds(
  project: Project,
  page: string,
): Promise<Readonly<Record<"cold" | "warm" | "one edit", Cost>>> {
  // Development has left the results of its samples.
  await rm(project.path("node_modules/.cache"), { recursive: true, force: true });
  const cold = await build(project);
  const warm = await build(project);
  await appendFile(project.path(page), "\nOne more sentence.\n");
  return { cold, warm, "one edit": await build(project) };
}

async function build(project: Project): Promise<Cost> {
  const child = project.start(["--mode", "production"]);
  let output = "";
  child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const cost = await costOf(child.pid ?? 0, once(child, "close"));
  if (child.exitCode !== 0) throw new Error(`The build has failed:\n${output}`);
  return cost;
}
