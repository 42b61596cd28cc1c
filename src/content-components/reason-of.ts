/** What webpack adds before the message of an error in a module that it executes. */
const wrapping =
  /^(?:Execution of module code from module graph \(.*?\) failed:|[^\s:/]+\.mdx?:(?=[A-Za-z]*Error:)|Module (?:build|parse) failed(?: \(from [^)]*\))?:|[A-Za-z]*Error:)\s*/;

/** The first line of an error, with the writer's names instead of webpack's. */
export function reasonOf(error: unknown): string {
  const message = unwrapped(error instanceof Error ? error.message : String(error));
  return (message.split("\n", 1)[0] ?? "")
    .replaceAll(/\(0 , \w+\.(\w+)\)/g, "$1")
    .replaceAll(/\b\w+__WEBPACK_IMPORTED_MODULE_\d+__\.?/g, "")
    .replace(/ while parsing .*/, "");
}

function unwrapped(text: string): string {
  const rest = text.trimStart().replace(wrapping, "");
  return rest === text ? text : unwrapped(rest);
}
