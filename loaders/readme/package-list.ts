import * as v from "valibot";
import { checked, object } from "../page/check-shape.ts";
import { readJson } from "../page/structured-text.ts";
import type { PageProblem } from "../../src/types.ts";

/** In the content folder: sections, with the names and descriptions of their packages. */
export const packagesFile = "packages.json";

export interface ListedPackage {
  readonly name: string;
  /** In our words; may be empty. */
  readonly description: string;
  /** Of its page, below the content folder: `loaders/sass-loader.mdx`. */
  readonly path: string;
  readonly line: number;
}

export interface PackageList {
  readonly packages: readonly ListedPackage[];
  readonly problems: readonly PageProblem[];
}

export function readPackageList(text: string): PackageList {
  const { value = {}, problems, lineOf } = checked(readJson(text), schema);
  const packages = Object.entries(value).flatMap(([section, own]) =>
    Object.entries(own).map(([name, description]) => ({
      ...{ name, description },
      path: `${section}/${name}.mdx`,
      line: lineOf([section, name]),
    })),
  );
  return { packages, problems };
}

const descriptions = v.pipe(
  object('an object like "sass-loader": "Compile Sass to CSS."'),
  v.record(v.string(), v.string("a description, which may be empty")),
);

const schema = v.pipe(
  object('an object of sections, such as "loaders"'),
  v.record(v.string(), descriptions),
);
