import * as v from "valibot";
import type { FrontMatter, Link, PageProblem } from "../../src/types.ts";
import { fields, text, type Checked, type FieldProblem } from "./check-shape.ts";
import { readHead } from "./head.ts";

const webAddress = "an address like https://example.org";
const address = v.pipe(
  text(webAddress),
  v.check((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ""), webAddress),
);

const userName = v.pipe(
  text("a user name"),
  v.regex(/^[^@\s]+$/, 'a user name without "@" and without spaces'),
);

/** All fields that a page may have. */
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
  "Fields are listed in loaders/page/front-matter.ts.",
);

export interface ReadFrontMatter {
  /** Valid fields only. */
  readonly frontmatter: Partial<FrontMatter>;
  /** From `related`. */
  readonly links: readonly Link[];
  readonly problems: readonly FieldProblem[];
  /** Separate from other problems, because pages of other sites may have a heading instead. */
  readonly missingTitle?: PageProblem;
}

/** Reads and checks the front matter of a page. */
export function readFrontMatter(text: string): ReadFrontMatter {
  const head = readHead(text, schema, "title: …");
  const { value, problems, isMissing } = head;
  const read = { frontmatter: value ?? {}, links: linksOf(head), problems };
  if (isMissing) return { ...read, problems: [], missingTitle: problems[0] };
  const isMeant = problems.some(({ message }) => /^"title" is|mean "title"/.test(message));
  if (value === undefined || value.title !== undefined || isMeant) return read;
  const message = 'the page has no title. Add a line "title: …" to its front matter.';
  return { ...read, missingTitle: { line: 1, message } };
}

/** Checks links even if another field in the list is wrong. */
function linksOf({ written, lineOf }: Checked<unknown>): readonly Link[] {
  const { success, output } = v.safeParse(v.object({ related: v.array(related) }), written);
  return (success ? output.related : []).flatMap(({ url }, at) =>
    url === undefined ? [] : [{ url, line: lineOf(["related", at, "url"]) }],
  );
}

const related = v.fallback(v.object({ url: v.optional(v.string()) }), {});
