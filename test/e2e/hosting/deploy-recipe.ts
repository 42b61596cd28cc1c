import { execFile } from "node:child_process";
import { readFile, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { programPath } from "../../project/programs.ts";
import { filesIn } from "../../project/small-site.ts";

const run = promisify(execFile);

/**
 * Deploys a build as the README says: its recipe, with other folders.
 *
 * @param from what the build wrote
 * @param to the folder that a host serves
 * @param count how many of the recipe's commands to run, for a deploy that is interrupted
 */
export async function deploy(from: string, to: string, count = Infinity): Promise<void> {
  const { variables, commands } = await recipe();
  const script = [...variables, ...commands.slice(0, count)].join("\n");
  const folders = { from, to };
  const text = Object.entries(folders).reduce(
    (text, [name, folder]) =>
      text.replace(RegExp(`^${name}=.*$`, "m"), () => `${name}='${folder}'`),
    script,
  );
  const PATH = `${path.dirname(programPath("rsync"))}:${process.env.PATH}`;
  await run("sh", ["-e", "-c", text], { env: { ...process.env, PATH } });
}

/** The lines of the README's recipe. */
export async function recipe() {
  const text = (await readFile("README.md", "utf8")).split("## Deploying")[1] ?? "";
  const block = /^```bash\n(.*?)^```$/ms.exec(text)?.[1] ?? "";
  const lines = block.split("\n").filter((line) => line !== "");
  const isVariable = (line: string) => /^\w+=/.test(line);
  return {
    variables: lines.filter(isVariable),
    commands: lines.filter((line) => !isVariable(line)),
  };
}

/** Makes every file of a folder older. */
export async function letDaysPass(folder: string, days: number): Promise<void> {
  for (const name of filesIn(folder)) {
    const file = path.join(folder, name);
    const time = (await stat(file)).mtimeMs / 1000 - days * 24 * 60 * 60;
    await utimes(file, time, time);
  }
}
