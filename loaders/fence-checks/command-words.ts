/** A program and its arguments, without quotes. */
export interface Command {
  /** Of the text, from 1. */
  readonly line: number;
  readonly words: readonly string[];
}

/** The commands in what is typed into a shell; of shell syntax, what documentation uses. */
export function commandsIn(text: string): readonly Command[] {
  const commands: { line: number; words: string[] }[] = [];
  let isNew = true;
  let line = 1;
  for (const [token] of text.matchAll(tokens)) {
    const isEnd = /^(?:\n|[;&|]+|#.*)$/.test(token);
    if (!isEnd && isNew) commands.push({ line, words: [] });
    if (!isEnd) commands.at(-1)?.words.push(unquoted(token));
    isNew = isEnd;
    line += token.split("\n").length - 1;
  }
  return commands.map((command) => ({ ...command, words: command.words.filter(isWord) }));
}

/** A comment, the end of a command, or a word, which may have quotes in it. */
const tokens = /(?<=^|\s)#.*|\n|[;&|]+|(?:\\[^]|"(?:\\.|[^"\\])*"|'[^']*'|[^\s;&|"'\\])+/g;

const unquoted = (token: string) =>
  token.replaceAll(
    /\\\n|\\(.)|"((?:\\.|[^"\\])*)"|'([^']*)'/g,
    (_, one = "", double = "", single = "") =>
      [one, double.replaceAll(/\\(.)/g, "$1"), single].join(""),
  );

/** Not the prompt, nor an end of a line that goes on. */
const isWord = (word: string) => !/^[$%>]?$/.test(word);
