import type { Problem } from "../src/types.ts";

/** What webpack puts before the message of an error in a module that it executed. */
const wrapping =
  /^(?:Execution of module code from module graph \(.*?\) failed:|Module build failed \(from [^)]*\):|[A-Za-z]*Error:)\s*/;

/**
 * Reads the place and the first sentence out of what compiling or rendering a page threw.
 *
 * @param error from MDX (`index.mdx:12:3: Unexpected …`), from webpack or from a component
 * @param file the page, absolute
 */
export function problemOf(error: unknown, file: string): Omit<Problem, "path"> {
  const text = unwrapped(error instanceof Error ? error.message : String(error));
  const name = file.split(/[\\/]/).at(-1) ?? file;
  const located = text.split("\n").find((line) => line.includes(`${name}:`)) ?? "";
  const place = /:(\d+):\d+(?:-[\d:]+)?: (.*)$/.exec(located);
  const first = text.split("\n", 1)[0] ?? text;
  return place
    ? { line: Number(place[1]), message: place[2] ?? first }
    : { line: 1, message: first };
}

function unwrapped(text: string): string {
  const rest = text.trimStart().replace(wrapping, "");
  return rest === text ? text : unwrapped(rest);
}
