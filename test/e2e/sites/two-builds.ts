import { beforeAll } from "@jest/globals";
import { fixtureSite } from "../../project/fixture-site.ts";

export interface TwoBuilds {
  /** Folders of the finished sites: the second one differs in its text and in its code. */
  readonly first: string;
  readonly second: string;
}

/** @returns function that gives the two builds, which are made before a file's tests */
export function useTwoBuilds(): () => TwoBuilds {
  let builds: TwoBuilds;
  beforeAll(async () => void (builds = await buildTwice()));
  return () => builds;
}

/** Builds the small project of the tests before and after an edit. */
export const buildTwice = async (): Promise<TwoBuilds> => ({
  first: await fixtureSite({ name: "first", changes: { [guide]: version("first") } }),
  second: await fixtureSite({
    name: "second",
    changes: {
      [guide]: version("second"),
      "content/site.json": (text) => text.replace("Get started", "Get going"),
      "src/components/vote/vote.tsx": (text) => text.replace("<h1>Vote</h1>", "<h1>Vote now</h1>"),
    },
  }),
});

const guide = "content/guides/first.mdx";

/** A page that is long enough to be scrolled. */
const paragraphs = Array.from(
  { length: 60 },
  (_, at) =>
    `## Part ${at}\n\nSome words, as long as a line of the page, so that it is scrolled.\n`,
).join("\n");

const version = (name: string) => (text: string) =>
  text.replace("The first guide begins.", `The ${name} version.\n\n${paragraphs}\n`);
