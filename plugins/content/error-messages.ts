import type { ErrorMessage } from "../../src/site/errors/error-entries.ts";
import { wordsOfMessage } from "../../src/site/errors/message-words.ts";

/**
 * Returns the words of messages, each once.
 *
 * @param texts what builds and programs print
 * @param title of the entry, whose names are part of the message; others are those of the sample
 */
export function messagesOf(texts: readonly string[], title: string): readonly ErrorMessage[] {
  const { plain, quoted } = wordsOfMessage(title);
  const known = plain.union(quoted);
  const wordsOf = (text: string) => {
    const found = wordsOfMessage(text);
    return found.plain.union(found.quoted.intersection(known));
  };
  const messages = texts
    .flatMap((text) => text.replace(lastLine, "").split(betweenProblems))
    .map((text) => {
      const lines = text.trim().split("\n");
      const end = lines[1] !== undefined && saysOnlyWhere.test(lines[1]) ? 3 : 2;
      const words = wordsOf(lines.slice(0, end).join("\n"));
      const details = wordsOf(lines.slice(end).join("\n")).difference(words);
      return { words: [...words].toSorted(), details: [...details].toSorted() };
    });
  return [...new Map(messages.map((one) => [JSON.stringify(one), one])).values()];
}

/** `Module build failed (from ./node_modules/css-loader/dist/cjs.js):` */
const saysOnlyWhere = /\(from .*\):$/;

/** `webpack compiled with 1 error`, which all builds print. */
const lastLine = /^webpack compiled .*$/m;

const betweenProblems = /\n\n+(?=(?:ERROR|WARNING) in )/;
