/** What a block of code shows: something to type, something that is printed, or a file. */
export type CodeKind = "command" | "output" | "source";

const commands: ReadonlySet<string> = new Set(
  "bash sh shell shellscript zsh fish powershell ps ps1 bat batch cmd console shellsession".split(
    " ",
  ),
);
const outputs: ReadonlySet<string> = new Set("text txt output log ansi".split(" "));

/**
 * @param language of a fence, as its writer names it
 * @param title of the fence: output is in no file, so what has a title is none
 */
export function codeKind(language: string, title: string | undefined): CodeKind {
  if (title === undefined && outputs.has(language)) return "output";
  return commands.has(language) ? "command" : "source";
}

/** Whether a language is one that programs and styles are written in. */
export const isSource = (language: string): boolean => codeKind(language, undefined) === "source";
