import { glob } from "node:fs/promises";
import { fixtureFolder, fixtureSite } from "../../project/fixture-site.ts";

export interface NumberedBuilds {
  /** The folder of a build, by its number from 1. */
  readonly folder: (number: number) => string;
}

/**
 * Builds the small project again and again, with the number of the build in its text, its HTML, its
 * script and its style: a page that mixes builds shows two numbers (`shown-page.ts`).
 */
export async function numberedBuilds(count: number): Promise<NumberedBuilds> {
  const pages: string[] = [];
  for await (const file of glob("**/*.mdx", { cwd: "test/project/content" })) pages.push(file);
  for (let at = 1; at <= count; at += 1) {
    const text = (before: string) => `${before}\nText of build ${at}.\n`;
    const changes = {
      ...Object.fromEntries(pages.map((file) => [`content/${file}`, text])),
      "src/client.tsx": (before: string) => `${before}\n${scriptMark(at)}\n`,
      "src/components/app/app.css": (before: string) => `${before}\n${styleMark(at)}\n`,
      "src/components/document/document.tsx": (before: string) =>
        before.replace("<html ", `<html data-html="${at}" `),
    };
    await fixtureSite({ name: name(at), changes });
  }
  return { folder: (at) => fixtureFolder(name(at)) };
}

const name = (at: number) => `build-${at}`;

const scriptMark = (at: number) => `document.documentElement.dataset.script = "${at}";`;

const styleMark = (at: number) => `:root { --build: ${at}; }`;
