import * as v from "valibot";
import type { FrontMatter, Link, PageProblem } from "../src/types.ts";
import { fields, text, type FieldProblem } from "./check-shape.ts";
import { readHead } from "./head.ts";
import type { StructuredText } from "./structured-text.ts";

const webAddress = "an address like https://example.org";
const address = v.pipe(
  text(webAddress),
  v.check((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ""), webAddress),
);

const userName = v.pipe(
  text("a user name"),
  v.regex(/^[^@\s]+$/, 'a user name without "@" and without spaces'),
);

/** Every field that a page may have, and what it may hold. */
const schema: v.GenericSchema<unknown, Partial<FrontMatter>> = fields(
  {
    title: v.exactOptional(text()),
    description: v.exactOptional(text()),
    sort: v.exactOptional(v.pipe(v.number("a number"), v.finite("a number"))),
    group: v.exactOptional(text()),
    contributors: v.exactOptional(
      v.array(userName, 'a list of user names like "[octocat, hubot]"'),
    ),
    related: v.exactOptional(
      v.array(fields({ title: text(), url: text("an address") }), "a list of titles and addresses"),
    ),
    source: v.exactOptional(address),
    edit: v.exactOptional(address),
    repo: v.exactOptional(address),
  },
  "Fields are listed in loaders/front-matter.ts.",
);

export interface ReadFrontMatter {
  /** Holds only the fields and entries that passed; `title` is missing where the file has none. */
  readonly frontmatter: Partial<FrontMatter>;
  /** The addresses of `related`. */
  readonly links: readonly Link[];
  readonly problems: readonly FieldProblem[];
  /** Where no field is meant to be one: a page of another site has a heading for it. */
  readonly missingTitle?: PageProblem;
}

/**
 * Reads and checks the front matter of a page.
 *
 * @param text the whole file
 * @returns the valid fields, and a problem with its line (from 1) for each thing that is wrong
 */
export function readFrontMatter(text: string): ReadFrontMatter {
  const { value: frontmatter = {}, read, problems, isMissing } = readHead(text, schema, "title: …");
  const links = read === undefined ? [] : linksOf(read);
  if (isMissing) return { frontmatter, links, problems: [], missingTitle: problems[0] };
  const isMeant = problems.some(({ message }) => /^"title" is|mean "title"/.test(message));
  if (read === undefined || frontmatter.title !== undefined || isMeant) {
    return { frontmatter, links, problems };
  }
  const message = 'the page has no title. Add a line "title: …" to its front matter.';
  return { frontmatter, links, problems, missingTitle: { line: 1, message } };
}

function linksOf({ value, lineOf }: StructuredText): readonly Link[] {
  const { success, output } = v.safeParse(v.object({ related: v.array(v.unknown()) }), value);
  return (success ? output.related : []).flatMap((entry, index) => {
    const { success: isRight, output: url } = v.safeParse(relatedUrl, entry);
    return isRight ? [{ url, line: lineOf(["related", index, "url"]) }] : [];
  });
}

const relatedUrl = v.pipe(
  v.object({ url: v.string() }),
  v.transform(({ url }) => url),
);
