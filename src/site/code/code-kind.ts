export type CodeKind = "command" | "output" | "source";

const commands: ReadonlySet<string> = new Set(
  "bash sh shell shellscript zsh fish powershell ps ps1 bat batch cmd console shellsession".split(
    " ",
  ),
);
const outputs: ReadonlySet<string> = new Set("text txt output log ansi".split(" "));

/** Code with a title is a file, so it's never output. */
export function codeKind(language: string, title: string | undefined): CodeKind {
  if (title === undefined && outputs.has(language)) return "output";
  return commands.has(language) ? "command" : "source";
}

export const isSource = (language: string): boolean => codeKind(language, undefined) === "source";
