import { article } from "./articles.ts";
import { bytesOf } from "./encodings.ts";
import { fileName } from "./file-names.ts";
import { frontMatter } from "./front-matters.ts";
import { malformedLink } from "./links.ts";
import { randomFrom, type Random } from "./random.ts";

export interface MalformedInput {
  /** Below the content folder. */
  readonly file: string;
  /** Of a file… */
  readonly bytes?: Buffer;
  /** …or where a symbolic link leads. */
  readonly link?: string;
}

/**
 * One of the inputs that no build may break on; the same number gives the same input. One in twelve
 * is a link, and another one has the name of others but for the case of its letters. Half of the rest have a plain head or a plain name, so that what comes after it is
 * reached.
 */
export function malformedInput(at: number): MalformedInput {
  const random = randomFrom(at);
  if (at % 12 === 7) return malformedLink(at, random);
  const head = random.below(2) === 0 ? `---\ntitle: Page ${at}\n---\n` : frontMatter(random);
  const file = random.below(2) === 0 ? `page.mdx` : fileName(random);
  const bytes = bytesOf(`${head}\n${article(random)}`, random);
  if (at % 12 === 3)
    return { file: `case/${inRandomCase(`page-${random.below(5)}`, random)}.mdx`, bytes };
  return { file: `${at}/${file}`, bytes };
}

const inRandomCase = (name: string, random: Random): string =>
  [...name].map((letter) => (random.below(2) === 0 ? letter.toUpperCase() : letter)).join("");
