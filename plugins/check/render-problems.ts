import { SourceMap, type SourceMapPayload } from "node:module";

/**
 * What to say of pages that could not be rendered. A fault in a component breaks most of them: it is
 * told once, with its place in the source.
 *
 * @param failures path below the output folder, empty for all files → what making it threw
 * @param bundle name of the script that made them, as it stands in stack traces
 * @param map of that script
 */
export function renderProblems(
  failures: ReadonlyMap<string, unknown>,
  bundle: string,
  map: object | null,
): readonly string[] {
  // Node's type asks for fields that it does not read.
  const origins = map === null ? undefined : new SourceMap(map as SourceMapPayload);
  const frame = new RegExp(String.raw`${bundle.replaceAll(".", "[.]")}:(\d+):(\d+)`);
  const faults = [...failures].map(([file, error]) => ({
    file,
    message: String(error),
    calls: callsOf(error)
      .map((call) => call.replace(frame, (all, ...at) => placeIn(origins, at[0], at[1]) ?? all))
      // What goes on inside of packages tells nothing.
      .filter((call) => ownPlace.test(call)),
  }));
  const causes = Map.groupBy(faults, ({ message, calls: [call] }) => call ?? message);
  return [...causes.values()].map((same) => {
    const [{ file, message, calls } = { file: "", message: "", calls: [] }] = same;
    const place = ownPlace.exec(calls[0] ?? "")?.[1];
    const fault = place === undefined ? message : `${place}: ${message}`;
    return [`${fault}, in ${filesOf(file, same.length)}.`, ...calls].join("\n");
  });
}

const ownPlace = /\b(src\/[^:]+:\d+):\d+/;

/** The lines of a stack trace that name a place. */
function callsOf(error: unknown): readonly string[] {
  const hasStack = typeof error === "object" && error !== null && "stack" in error;
  return hasStack ? (String(error.stack).match(/^\s+at .*$/gm) ?? []) : [];
}

/** Where in the source something of a script stands; most of what webpack adds is of no file. */
function placeIn(origins: SourceMap | undefined, line: string, column: string) {
  const entry = origins?.findEntry(Number(line) - 1, Number(column) - 1);
  if (entry === undefined || !("originalSource" in entry)) return undefined;
  if (entry.generatedLine !== Number(line) - 1) return undefined;
  const file = entry.originalSource.replace(/^.*?(?=src\/)/, "");
  return `${file}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}

function filesOf(file: string, count: number): string {
  if (file === "") return "every page";
  const address = `/${file.replace(/index\.html$/, "")}`;
  return count === 1 ? address : `${count} files, such as ${address}`;
}
