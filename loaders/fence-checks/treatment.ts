import type { Code } from "mdast";
import { codeKind } from "../../src/site/code/code-kind.ts";
import { attributeOf, parseFence } from "../code/code-fence.ts";
import { isConfigurationFile } from "../names/name-links.ts";
import type { Check } from "./check.ts";

/** What makes sure that a fence is right: it's run, or checked by its kind. */
export type Treatment =
  | { readonly name: "sample" | "output" | "unchecked" }
  | { readonly name: "no-check"; readonly reason: string }
  | { readonly name: "checked"; readonly kind: string; readonly load: () => Promise<Check> };

/** @param lineAbove the file name on a line above the fence */
export function treatmentOf({ lang, meta }: Code, lineAbove: string | undefined): Treatment {
  const words = meta ?? "";
  if (attributeOf(words, "sample") !== undefined) return { name: "sample" };
  if (/(?:^|\s)no-check(?=[=\s]|$)/.test(words))
    return { name: "no-check", reason: attributeOf(words, "no-check")?.trim() ?? "" };
  const { language, title } = parseFence(lang, meta, lineAbove);
  if (isOutput(language)) return { name: "output" };
  const isConfiguration = isConfigurationFile(title);
  const found = kinds.find(
    ([kind, languages]) => languages.test(language) && (kind !== configuration || isConfiguration),
  );
  if (found === undefined) return { name: "unchecked" };
  const [kind, , load] = found;
  return { name: "checked", kind, load };
}

/** Text isn't in any language, whether a program prints it, or it's in a file. */
const isOutput = (language: string) =>
  /^plain(?:text)?$/.test(language) || codeKind(language, undefined) === "output";

const configuration = "webpack configurations";

/** The first one fits. Each is loaded by the first fence that needs it. */
const kinds: readonly (readonly [string, RegExp, () => Promise<Check>])[] = [
  [
    configuration,
    /^(?:[cm]?[jt]sx?|javascript|typescript)$/,
    async () => (await import("./configuration.ts")).checkConfigurationFile,
  ],
  [
    "JavaScript and TypeScript",
    /^(?:[cm]?[jt]sx?|javascript|typescript)$/,
    async () => (await import("./program.ts")).checkProgram,
  ],
  ["JSON", /^json[c5]?$/, async () => (await import("./json.ts")).checkJson],
  ["YAML", /^ya?ml$/, async () => (await import("./yaml.ts")).checkYaml],
  ["TOML", /^toml$/, async () => (await import("./toml.ts")).checkToml],
  ["CSS", /^css$/, async () => (await import("./css.ts")).checkCss],
  ["HTML", /^html?$/, async () => (await import("./html.ts")).checkHtml],
  ["Markdown", /^mdx?$/, async () => (await import("./mdx.ts")).checkMdx],
  ["CoffeeScript", /^coffee(?:script)?$/, async () => (await import("./coffee.ts")).checkCoffee],
  [
    "commands",
    /^(?:bash|sh|shell|shellscript|zsh|fish|console|shellsession|powershell|ps1?|bat(?:ch)?|cmd)$/,
    async () => (await import("./command.ts")).checkCommands,
  ],
];
