import { article } from "./articles.ts";
import { bytesOf } from "./encodings.ts";
import { frontMatter } from "./front-matters.ts";
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
 * has the name of others but for the case of its letters. Half of them have a plain head, so that
 * what comes after it is reached.
 */
export function malformedInput(at: number): MalformedInput {
  const random = randomFrom(at);
  const head = random.below(2) === 0 ? `---\ntitle: Page ${at}\n---\n` : frontMatter(random);
  const bytes = bytesOf(`${head}\n${article(random)}`, random);
  const isCase = at % 12 === 3;
  const file = isCase ? `case/${inRandomCase(`page-${random.below(5)}`, random)}` : `${at}/page`;
  return { file: `${file}.mdx`, bytes };
}

const inRandomCase = (name: string, random: Random): string =>
  [...name].map((letter) => (random.below(2) === 0 ? letter.toUpperCase() : letter)).join("");
