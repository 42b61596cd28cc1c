import path from "node:path";

/**
 * Returns JavaScript that gives a value, without what only this machine has: paths start at the
 * project's folder, at the working directory, or at the folder of packages.
 *
 * @param context the project's folder
 */
export function writtenValue(value: unknown, context: string): string | undefined {
  const written = (item: unknown) => writtenValue(item, context);
  if (value === undefined) return undefined;
  if (typeof value === "function") return "a function";
  if (value instanceof RegExp) return String(value);
  if (typeof value === "string") return writtenText(value, context);
  if (Array.isArray(value)) return `[${value.map(written).join(", ")}]`;
  if (typeof value !== "object" || value === null) return String(value);
  // It would take its class to make it.
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value.constructor.name;
  const entries = Object.entries(value).flatMap(([key, item]) => {
    const text = written(item);
    return text === undefined
      ? []
      : [`${/^[\w$]+$/.test(key) ? key : JSON.stringify(key)}: ${text}`];
  });
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

function writtenText(text: string, context: string): string {
  if (!path.isAbsolute(text)) return JSON.stringify(text);
  const [, packages] = /[\\/](node_modules[\\/].*)$/.exec(text) ?? [];
  if (packages !== undefined) return JSON.stringify(posix(packages));
  const starts = [
    [context, "context"],
    [process.cwd(), "process.cwd()"],
  ] as const;
  for (const [folder, name] of starts) {
    const rest = posix(path.relative(folder, text));
    if (rest === "") return name;
    if (!rest.startsWith("..")) return `path.join(${name}, ${JSON.stringify(rest)})`;
  }
  return JSON.stringify(text);
}

const posix = (file: string) => file.replaceAll("\\", "/");
