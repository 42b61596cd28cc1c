import * as v from "valibot";
import { checked, fields, text } from "../../loaders/page/check-shape.ts";
import { didYouMean } from "../../loaders/page/did-you-mean.ts";
import { readJson } from "../../loaders/page/structured-text.ts";
import { shortened, webAddress } from "../../src/site/schemas.ts";
import { plainSettings, socialIcons, type SiteSettings } from "../../src/site/content/site-settings.ts";
import type { Link, Problem } from "../../src/types.ts";

export const settingsFile = "site.json";

export interface ReadSettings {
  /** Defaults replace what is missing or wrong. */
  readonly settings: SiteSettings;
  /** Links of the menu and the footer, checked like any other link. */
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

/** @param sections names of the folders with pages */
export function readSettings(text: string, sections: readonly string[]): ReadSettings {
  const { value, problems, lineOf } = checked<Partial<SiteSettings>>(readJson(text), schema);
  const settings = { ...plainSettings, ...value };
  const unknown = settings.menu.flatMap(({ section }, at) => {
    if (section === undefined || sections.includes(section)) return [];
    const message = `"${shortened(section)}" is no section: expected the name of a folder with pages.`;
    return [{ line: lineOf(["menu", at]), message: message + didYouMean(section, sections) }];
  });
  return {
    settings,
    links: (["menu", "footer"] as const).flatMap((list) =>
      settings[list].flatMap(({ url }, at) =>
        url === undefined ? [] : [{ url, line: lineOf([list, at]) }],
      ),
    ),
    problems: [...problems, ...unknown].map((problem) => ({ path: settingsFile, ...problem })),
  };
}
