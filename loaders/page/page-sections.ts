import { isSource } from "../../src/site/code/code-kind.ts";
import { voidElements } from "../markdown/syntax-advice.ts";
import type { PageSection } from "../../src/types.ts";

interface OpenSection extends PageSection {
  title: string;
  text: string;
  code: string;
}

/** Splits an article at its headings for the search. A section without a heading may come first. */
export function sectionGatherer() {
  const sections: OpenSection[] = [{ id: "", level: 1, title: "", text: "", code: "" }];
  const open = { hidden: 0, heading: 0, block: 0, program: 0 };
  const add = (text: string) => {
    const section = sections.at(-1);
    if (section === undefined || open.hidden > 0) return;
    if (open.heading > 0) section.title += text;
    else if (open.program > 0) section.code += text;
    else section.text += text;
  };
  return {
    text: add,
    open(name: string, { id = "", ...attributes }: Readonly<Record<string, string>>) {
      const isBadge = open.heading > 0 && attributes.class === "badge";
      if (open.hidden > 0 || isBadge || isHidden(name, attributes))
        open.hidden += Number(!voidElements.has(name));
      else if (headings.test(name)) {
        sections.push({ id, level: Number(name[1]), title: "", text: "", code: "" });
        open.heading += 1;
      } else if (name === "pre") {
        add("\n");
        open.block += 1;
      } else if (name === "code" && open.block === 0) add("`");
      else if (name === "code") open.program += Number(isProgram(attributes["data-language"]));
      else if (breaks.has(name)) add(open.heading > 0 ? " " : "\n");
      else if (cells.has(name)) add(open.heading > 0 ? " " : cellStart);
    },
    close(name: string) {
      if (open.hidden > 0) open.hidden -= Number(!voidElements.has(name));
      else if (headings.test(name)) open.heading -= 1;
      else if (name === "code" && open.block === 0) add("`");
      else if (name === "pre") {
        add("\n");
        open.block -= 1;
        open.program = 0;
      }
    },
    result: (): readonly PageSection[] => tidySections(sections).filter(isFilled),
  };
}

const isFilled = ({ id, text, code }: PageSection) => id + text + code !== "";

const headings = /^h[1-6]$/;

/** Elements that start a new line. */
const breaks: ReadonlySet<string> = new Set(
  "p li tr dt dd div figure figcaption legend label aside section blockquote br summary hr".split(
    " ",
  ),
);
const cells: ReadonlySet<string> = new Set(["td", "th"]);
/** Separates cells, which would otherwise read as one sentence. */
const cellStart = " · ";

/** Only source code counts as code. In commands, output, and messages, each word matters. */
const isProgram = (language: string | undefined) =>
  language !== undefined && language !== "plain" && isSource(language);

/** The search ignores tools, buttons, pictures, and text for screen readers only. */
const isHidden = (name: string, { class: classes = "", ...attributes }: Record<string, string>) =>
  /^(?:button|svg|style|script|select|option|template)$/.test(name) ||
  "data-island" in attributes ||
  attributes["aria-hidden"] === "true" ||
  /\bvisually-hidden\b/.test(classes);

/** Programs are not quoted, so keep only words that the page hasn't used before. */
function tidySections(sections: readonly OpenSection[]): readonly PageSection[] {
  const said = new Set<string>();
  const isNew = (word: string) => !said.has(word) && said.add(word).has(word);
  return sections.map(({ title, text, code, ...section }) => {
    for (const word of words(text)) said.add(word);
    return {
      ...section,
      title: linesOf(title).join(" "),
      text: linesOf(text).join("\n"),
      code: words(code).filter(isNew).join(" "),
    };
  });
}

const linesOf = (text: string): readonly string[] =>
  text
    .split("\n")
    .map((line) => line.replaceAll("``", "").replace(/\s+/g, " "))
    .map((line) =>
      line
        .replace(/ ·(?: ·)+/g, " ·")
        .replace(/^(?: ?·)+ | (?:· ?)+$/g, "")
        .trim(),
    )
    .filter((line) => /[\p{L}\p{N}]/u.test(line));

const words = (text: string): readonly string[] => text.match(/[\p{L}_$][\p{L}\p{N}_$-]+/gu) ?? [];
