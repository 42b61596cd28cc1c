import type { Random } from "./random.ts";

/** Names of the site's own files and chunks, signs that webpack or a URL reads, and Unicode. */
const pieces = [
  ..."a B index . .. - --help % %20 # & + ; : @ $& ! ? ' ` \\ | * {a} [hash] [name] [".split(" "),
  ..."עברית é e\u0301 🎉 日本語 CON __proto__ constructor client vendor vote 404 sw.js .mdx".split(
    " ",
  ),
  ..."app-shell notification node_modules a.0f3a5b7c".split(" "),
  ...[" ", '"', "\n", "\u001B[31m", "x".repeat(60)],
] as unknown as readonly [string, ...string[]];

/** The path of a page, of up to three parts, each at most 255 bytes: more no file system keeps. */
export function fileName(random: Random): string {
  const parts = Array.from({ length: 1 + random.below(3) }, () => part(random));
  return `${parts.join("/")}${random.pick([".mdx", ".mdx", ".md", ".MDX", ".Md"])}`;
}

function part(random: Random): string {
  const made = Array.from({ length: 1 + random.below(4) }, () => random.pick(pieces)).join("");
  const short = [...made].slice(0, 60).join("");
  return short === "." || short === ".." ? `${short} ` : short;
}
