import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { format } from "node:util";
import { emittedName } from "./readable-code.ts";

/** In milliseconds. All scripts have run when nothing was printed for so long. */
const quiet = 100;

/**
 * Opens an emitted page, or an emitted script in an empty one, in a browser without a screen, which
 * runs no scripts that are modules.
 *
 * @param file in the output folder
 * @param fails whether a script must fail
 * @returns what it prints to the console, and of an error, the message
 * @throws if a script fails, or if it should and doesn't
 */
export async function runPage(output: string, file: string, fails = false): Promise<string> {
  const { JSDOM, VirtualConsole } = await import("jsdom");
  const name = await emittedName(output, file);
  const lines: string[] = [];
  const failures: string[] = [];
  const virtualConsole = new VirtualConsole();
  for (const level of ["log", "info", "warn", "error", "debug"] as const)
    virtualConsole.on(level, (...values: unknown[]) => void lines.push(format(...values)));
  virtualConsole.on("jsdomError", ({ message }) => void failures.push(message));
  const html = name.endsWith(".html")
    ? await readFile(path.join(output, name), "utf8")
    : `<!doctype html><body></body><script src="${name}"></script>`;
  const { window } = new JSDOM(html, {
    ...({ runScripts: "dangerously", resources: "usable", virtualConsole } as const),
    url: pathToFileURL(path.join(output, "index.html")).href,
  });
  await new Promise((loaded) => window.addEventListener("load", loaded));
  for (let printed = -1; printed !== lines.length;) {
    printed = lines.length;
    await new Promise((later) => setTimeout(later, quiet));
  }
  window.close();
  if (fails && failures.length === 0)
    throw new Error(`${name} should fail in a browser, but printed:\n${lines.join("\n")}`);
  if (fails) return [...lines, ...failures.map(asInConsole)].join("\n");
  if (failures.length > 0) throw new Error(`${name} fails in a browser: ${failures.join("\n")}`);
  return lines.join("\n");
}

/** `Uncaught [ReferenceError: process is not defined]` has no brackets there. */
const asInConsole = (message: string) => message.replace(/^Uncaught \[(.*)\]$/s, "Uncaught $1");
