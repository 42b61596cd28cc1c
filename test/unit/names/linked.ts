import { parseFence } from "../../../loaders/code/code-fence.ts";
import { diffLines } from "../../../loaders/code/diff-lines.ts";
import { knownNames } from "../../../loaders/names/known-names.ts";
import { nameLinks } from "../../../loaders/names/name-links.ts";

const known = await knownNames(["compiler.hooks"]);

/**
 * Returns the linked names of a sample, with their addresses.
 *
 * @param info what stands behind the backticks of the fence
 */
export function linked(info: string, ...lines: readonly string[]) {
  const code = lines.join("\n");
  const [lang, ...meta] = info.split(" ");
  const fence = parseFence(lang, meta.join(" "));
  const text = fence.isDiff
    ? diffLines(code)
        .map((line) => line.text)
        .join("\n")
    : code;
  return nameLinks(code, fence, known).map(({ start, end, url }) => [text.slice(start, end), url]);
}

export const namesOf = (links: readonly (readonly string[])[]) => links.map(([name]) => name);
