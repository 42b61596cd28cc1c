import type { ExpectedPage } from "./expected-page.ts";
import { messages, questions } from "./long-queries.ts";
import { names, typos, words } from "./short-queries.ts";

export const kinds: Readonly<Record<string, readonly ExpectedPage[]>> = {
  names,
  words,
  typos,
  questions,
  messages,
};
