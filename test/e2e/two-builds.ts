import { afterAll, beforeAll } from "@jest/globals";
import { Project } from "../project/project.ts";

export interface TwoBuilds {
  /** Folders of the finished sites: the second one differs in its text and in its code. */
  readonly first: string;
  readonly second: string;
  readonly remove: () => Promise<void>;
}

/** @returns function that gives the two builds of a file's tests, which are made before them */
export function useTwoBuilds(): () => TwoBuilds {
  let builds: TwoBuilds;
  beforeAll(async () => {
    builds = await buildTwice();
  }, buildLimit);
  afterAll(() => builds.remove());
  return () => builds;
}

/** How long two builds may take on a busy machine, in milliseconds. */
export const buildLimit = 300_000;

/** A page that is long enough to be scrolled. */
const paragraphs = Array.from(
  { length: 60 },
  (_, at) =>
    `## Part ${at}\n\nSome words, as long as a line of the page, so that it is scrolled.\n`,
).join("\n");

/** Builds the small project of the tests before and after an edit. */
export async function buildTwice(): Promise<TwoBuilds> {
  const project = await Project.create();
  const build = async (folder: string) => {
    const { code, stderr } = await project.build(["-o", folder]);
    if (code !== 0) throw new Error(`The project was not built: ${stderr}`);
    return project.path(folder);
  };
  await project.edit(guide, "The first guide begins.", `The first version.\n\n${paragraphs}\n`);
  const first = await build("first");
  await project.edit(guide, "The first version.", "The second version.");
  await project.edit("content/site.json", "Get started", "Get going");
  await project.edit("src/components/vote/vote.tsx", "<h1>Vote</h1>", "<h1>Vote now</h1>");
  return { first, second: await build("second"), remove: () => project.remove() };
}

const guide = "content/guides/first.mdx";
