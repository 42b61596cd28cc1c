import * as v from "valibot";
import { checkShape, fields, text } from "../loaders/check-shape.ts";
import { didYouMean } from "../loaders/did-you-mean.ts";
import { readJson } from "../loaders/structured-text.ts";
import { webAddress } from "../src/site/schemas.ts";
import { plainSettings, socialIcons, type SiteSettings } from "../src/site/site-settings.ts";
import type { Link, Problem } from "../src/types.ts";
import { settingsFile, type ScannedContent } from "./content-scan.ts";

export interface ReadSettings {
  /** What is right in the file, and the usual for the rest. */
  readonly settings: SiteSettings;
  /** Where the menu and the footer lead, to be checked like any other link. */
  readonly links: readonly Link[];
  readonly problems: readonly Problem[];
}

const remote = v.custom<string>(
  (value) => v.is(webAddress, value),
  "an address that starts with https://",
);

const url = v.custom<string>(
  (value) => (typeof value === "string" && value.startsWith("/")) || v.is(webAddress, value),
  'a rooted address like "/vote/", or one that starts with https://',
);

const list = <Entry extends v.GenericSchema>(entry: Entry) =>
  v.exactOptional(v.array(entry, "a list in brackets"));

/** What `site.json` may say. */
const schema = fields({
  name: v.exactOptional(text()),
  description: v.exactOptional(text()),
  repository: v.exactOptional(remote),
  edit: v.exactOptional(remote),
  menu: list(
    fields({
      title: v.exactOptional(text()),
      url: v.exactOptional(url),
      section: v.exactOptional(text()),
    }),
  ),
  footer: list(fields({ title: text(), url })),
  social: list(
    fields({
      title: text(),
      url: remote,
      icon: v.picklist(socialIcons, `one of ${socialIcons.join(", ")}`),
    }),
  ),
  webpack: v.exactOptional(v.boolean("true or false")),
});

/**
 * Reads `site.json`.
 *
 * @param content with the text of the file, and the pages whose folders are the sections
 */
export function readSettings({
  files,
  settings: written,
}: Pick<ScannedContent, "files" | "settings">): ReadSettings {
  const json = readJson(written.trim() === "" ? "{}" : written);
  if ("problems" in json) return { settings: plainSettings, links: [], problems: named(json) };
  const read = checkShape<Partial<SiteSettings>>(schema, json);
  const settings = { ...plainSettings, ...read.value };
  const sections = [...new Set(files.map(({ path }) => path.split("/", 1)[0] ?? ""))];
  const line = (...keys: readonly unknown[]) => json.lineOf(keys);
  const unknown = settings.menu.flatMap(({ section }, at) => {
    if (section === undefined || sections.includes(section)) return [];
    const message = `"${section}" is no section: expected the name of a folder with pages.`;
    return [{ line: line("menu", at), message: message + didYouMean(section, sections) }];
  });
  return {
    settings,
    links: (["menu", "footer"] as const).flatMap((list) =>
      settings[list].flatMap((entry, at) =>
        entry.url === undefined ? [] : [{ url: entry.url, line: line(list, at) }],
      ),
    ),
    problems: named({ problems: [...read.problems, ...unknown] }),
  };
}

const named = ({ problems }: { readonly problems: readonly Omit<Problem, "path">[] }) =>
  problems.map((problem) => ({ path: settingsFile, ...problem }));
