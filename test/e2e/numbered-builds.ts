import { cp, readdir, readFile } from "node:fs/promises";
import { Project } from "../project/project.ts";

export interface NumberedBuilds {
  /** The folder of a build, by its number from 1. */
  readonly folder: (number: number) => string;
  readonly remove: () => Promise<void>;
}

/**
 * Builds the small project again and again, with the number of the build in its text, its HTML, its
 * script and its style: a page that mixes builds shows two numbers (`shown-page.ts`).
 */
export async function numberedBuilds(count: number): Promise<NumberedBuilds> {
  const project = await Project.create();
  const content = await readdir(project.path("content"), { recursive: true });
  const pages = content.filter((file) => file.endsWith(".mdx")).map((file) => `content/${file}`);
  const text: Mark = (before, at) => `${before}\nText of build ${at}.\n`;
  const marks: readonly (readonly [string, Mark])[] = [
    ...pages.map((file) => [file, text] as const),
    ["src/client.tsx", (before, at) => `${before}\n${scriptMark(at)}\n`],
    ["src/components/app/app.css", (before, at) => `${before}\n${styleMark(at)}\n`],
    [
      "src/components/document/document.tsx",
      (before, at) => before.replace("<html ", `<html data-html="${at}" `),
    ],
  ];
  const writers = await Promise.all(
    marks.map(async ([file, mark]) => {
      const before = await readFile(project.path(file), "utf8");
      return (at: number) => project.write(file, mark(before, at));
    }),
  );
  const folder = (at: number) => project.path(`builds/${at}`);
  for (let at = 1; at <= count; at += 1) {
    await Promise.all(writers.map((write) => write(at)));
    const { code, stderr, stdout } = await project.build();
    if (code !== 0) throw new Error(`Build ${at} failed: ${stderr}${stdout}`);
    await cp(project.path("dist"), folder(at), { recursive: true });
  }
  return { folder, remove: () => project.remove() };
}

type Mark = (text: string, at: number) => string;

const scriptMark = (at: number) => `document.documentElement.dataset.script = "${at}";`;

const styleMark = (at: number) => `:root { --build: ${at}; }`;
