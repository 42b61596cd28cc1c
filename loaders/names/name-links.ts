import type { CodeLink, Fence } from "../../src/site/code/code-marks.ts";
import { diffLines } from "../code/diff-lines.ts";
import { changedLinks } from "./changed-links.ts";
import { commentLinks } from "./comment-links.ts";
import { exportedConfigurations, passedConfigurations } from "./configurations.ts";
import type { KnownNames } from "./known-names.ts";
import { Meanings } from "./meanings.ts";
import { optionLinks } from "./option-links.ts";
import { parseConfiguration, parseProgram, type ParsedCode } from "./parse-program.ts";
import { Scopes } from "./scopes.ts";
import { valuesOf } from "./values.ts";

/** `webpack.config.js`, `config/webpack.prod.ts` */
export const isConfigurationFile = (title = ""): boolean =>
  /(?:^|\/)webpack\.(?:[\w.]*\.)?[cm]?[jt]sx?(?:,|$)/.test(title);

/** Whether a sample may have names that lead to entries. */
export const isProgram = ({ language }: Pick<Fence, "language">): boolean =>
  /^(?:[cm]?[jt]sx?|javascript|typescript)$/.test(language);

/**
 * Finds the names of options, plugins, hooks, and magic comments in a sample. Positions are those
 * of its text; in a diff, without the markers.
 */
export function nameLinks(code: string, fence: Fence, known: KnownNames): readonly CodeLink[] {
  const { isDiff, language, title } = fence;
  const isConfiguration = isConfigurationFile(title);
  const linksOf = (text: string) => {
    const parsed = (isConfiguration ? parseConfiguration : parseProgram)(text, language);
    return parsed === undefined ? [] : linksIn(parsed, isConfiguration, known);
  };
  const links = isDiff ? changedLinks(diffLines(code), linksOf) : linksOf(code);
  return links.toSorted((one, other) => one.start - other.start);
}

function linksIn(
  { program, comments, shift }: ParsedCode,
  isConfiguration: boolean,
  known: KnownNames,
): readonly CodeLink[] {
  const scopes = new Scopes(program);
  const meanings = new Meanings(scopes, known.argumentsOf);
  const configurations = [
    ...(isConfiguration ? exportedConfigurations(scopes) : []),
    ...passedConfigurations(scopes, meanings),
  ];
  const all = [
    ...configurations.flatMap((object) => optionLinks(object, "", scopes, known.optionAt)),
    ...pluginOptionLinks(scopes, meanings, known),
    ...meanings.mentions().flatMap(({ name: { start, end }, meaning }) => {
      const url = known.urlOf(meaning);
      return url === undefined ? [] : [{ start, end, url }];
    }),
    ...commentLinks(comments, scopes, known.commentUrl),
  ];
  // An object may be in two places.
  const distinct = new Map(all.map((link) => [link.start, link]));
  return [...distinct.values()].map((link) => ({
    ...link,
    start: link.start - shift,
    end: link.end - shift,
  }));
}

/** `new webpack.BannerPlugin({ banner: "…" })` */
const pluginOptionLinks = (
  scopes: Scopes,
  meanings: Meanings,
  known: KnownNames,
): readonly CodeLink[] =>
  scopes.nodes.flatMap((node) => {
    if (node.type !== "NewExpression") return [];
    const [, plugin] =
      /^webpack\.(?:\w+\.)*(\w+Plugin)$/.exec(meanings.of(node.callee) ?? "") ?? [];
    if (plugin === undefined) return [];
    return valuesOf(node.arguments[0], scopes).flatMap((value) =>
      value.type === "ObjectExpression" ? optionLinks(value, plugin, scopes, known.optionAt) : [],
    );
  });
