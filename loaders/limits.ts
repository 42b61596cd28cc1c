import type { Processor } from "unified";
import { usualTime, withPageTimePatiently } from "./page-time.ts";

/** Characters: far above any page that people read, far below what takes more than seconds. */
const mostCharacters = 150_000;

/** A remark plugin that gives up a page which is too large, or which takes endless to be read. */
export function limits(this: Processor) {
  const { parser } = this;
  if (parser === undefined) return;
  this.parser = (text, file) => {
    if (text.length > mostCharacters) {
      const message = `the page has ${text.length.toLocaleString("en")} characters: expected at most ${mostCharacters.toLocaleString("en")}. Split it into several pages.`;
      file.fail(message, { line: 1, column: 1 });
    }
    return withPageTimePatiently(file.path, () => parser(text, file), usualTime(text));
  };
}
