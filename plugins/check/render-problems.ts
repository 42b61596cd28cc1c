import { SourceMap, type SourceMapPayload } from "node:module";
import { bundleName } from "../output/run-bundle.ts";

/**
 * Reports each fault once, because one in a component breaks most pages.
 *
 * @param failures path below the output folder, empty for all files → error
 */
export function renderProblems(
  failures: ReadonlyMap<string, unknown>,
  map: object | null,
): readonly string[] {
  // Node's type requires fields that it doesn't read.
  const origins = map === null ? undefined : new SourceMap(map as SourceMapPayload);
  const frame = new RegExp(String.raw`${bundleName.replaceAll(".", "[.]")}:(\d+):(\d+)`);
  const faults = [...failures].map(([file, error]) => ({
    file,
    message: String(error),
    calls: framesOf(error)
      .map((call) => call.replace(frame, (all, ...at) => placeIn(origins, at[0], at[1]) ?? all))
      // Leave out calls inside packages.
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

function framesOf(error: unknown): readonly string[] {
  const hasStack = typeof error === "object" && error !== null && "stack" in error;
  return hasStack ? (String(error.stack).match(/^\s+at .*$/gm) ?? []) : [];
}

/** The place in the source; nothing for most of the code that webpack adds. */
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
