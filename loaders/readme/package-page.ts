import { onlineFile, type PackageFacts } from "./package-facts.ts";

/**
 * Returns the text of a page for a package that has none of our own.
 *
 * @param description in our words; if it's empty, the package's own
 */
export function packagePage(facts: PackageFacts, description: string): string {
  const { name, repository } = facts;
  const npm = `https://www.npmjs.com/package/${name}`;
  const fields = {
    title: titleOf(name),
    description: description || facts.description,
    group: "Packages",
    source: onlineFile(facts, "blob", "README.md"),
    edit: onlineFile(facts, "edit", "README.md") ?? npm,
    repo: repository ?? npm,
  };
  const lines = Object.entries(fields).flatMap(([field, value]) =>
    // JSON is YAML.
    value === undefined ? [] : [`${field}: ${JSON.stringify(value)}`],
  );
  return ["---", ...lines, "---", "", `<Readme package="${name}" />`, ""].join("\n");
}

/** Plugins are known by their classes, loaders by their packages. */
const titleOf = (name: string): string =>
  name.endsWith("-plugin")
    ? name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
    : name;
