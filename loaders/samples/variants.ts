import type { SourceFiles } from "./sample-project.ts";

/** A choice that readers have: `mode: "development" | "production"` */
export interface Toggle {
  /** `mode` */
  readonly name: string;
  /** As they are in the file; the first one is there. */
  readonly values: readonly string[];
}

export interface Variant {
  /** An index for each toggle. */
  readonly choice: readonly number[];
  readonly files: SourceFiles;
}

/** All combinations are built and are on the page. */
const mostVariants = 12;

/**
 * @param change one toggle on each line, or several between semicolons
 * @throws if it's no list of toggles
 */
export function togglesOf(change: string): readonly Toggle[] {
  return change
    .split(/[;\n]/)
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [, name, list = ""] = /^\s*([\w.-]+):(.*)$/.exec(line) ?? [];
      const values = list.split("|").map((value) => value.trim());
      if (name === undefined || values.length < 2 || values.includes(""))
        throw new Error(
          `${JSON.stringify(line.trim())} is no choice, like \`mode: "none" | "production"\`.`,
        );
      return { name, values };
    });
}

/**
 * A sample with each combination of values.
 *
 * @throws if no file has `name: value` with the first value, or several have
 */
export function variantsOf(files: SourceFiles, toggles: readonly Toggle[]): readonly Variant[] {
  const choices = toggles.reduce<readonly (readonly number[])[]>(
    (all, { values }) => all.flatMap((choice) => values.map((_, index) => [...choice, index])),
    [[]],
  );
  if (choices.length > mostVariants)
    throw new Error(`${choices.length} variants are too many: at most ${mostVariants} are built.`);
  return choices.map((choice) => ({
    choice,
    files: toggles.reduce(
      (changed, toggle, at) => withValue(changed, toggle, choice[at] ?? 0),
      files,
    ),
  }));
}

/** In JSON, the name is in quotes. */
function withValue(files: SourceFiles, { name, values }: Toggle, index: number): SourceFiles {
  const [own = ""] = values;
  const key = name.split(".").at(-1) ?? name;
  const places = Object.entries(files).flatMap(([path, file]) =>
    [key, `"${key}"`]
      .filter((written) => file.isBinary !== true && file.content.includes(`${written}: ${own}`))
      .map((written) => ({ path, file, written })),
  );
  const [place] = places;
  if (place === undefined || places.length > 1)
    throw new Error(
      `${places.length === 0 ? "no file" : "more than one place"} of the sample has \`${key}: ${own}\`.`,
    );
  const { path, file, written } = place;
  const parts = file.content.split(`${written}: ${own}`);
  if (parts.length > 2) throw new Error(`${path} has \`${key}: ${own}\` twice.`);
  const content = parts.join(`${written}: ${values[index] ?? ""}`);
  return { ...files, [path]: { ...file, content } };
}
