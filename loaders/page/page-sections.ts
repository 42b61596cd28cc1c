import { isSource } from "../../src/site/code/code-kind.ts";
import { voidElements } from "../markdown/syntax-advice.ts";
import type { PageSection } from "../../src/types.ts";

interface OpenSection extends PageSection {
  title: string;
  text: string;
  code: string;
}

/**
 * Splits an article for the search: at its headings, and at the terms of a list that have an id. A
 * section without a heading may come first.
 */
export class SectionGatherer {
  #section = begun("", 1);
  /** The last one with a heading, which goes on after a list. */
  #headed = this.#section;
  #sections = [this.#section];
  /** What the list's terms are in. */
  #owner = "";
  #open = { hidden: 0, heading: 0, block: 0, program: 0 };

  text(text: string) {
    if (this.#open.hidden > 0) return;
    if (this.#open.heading > 0) this.#section.title += text;
    else if (this.#open.program > 0) this.#section.code += text;
    else this.#section.text += text;
  }

  open(name: string, { id = "", ...attributes }: Readonly<Record<string, string>>) {
    const open = this.#open;
    const isBadge = open.heading > 0 && attributes.class === "badge";
    if (open.hidden > 0 || isBadge || isHidden(name, attributes))
      open.hidden += Number(!voidElements.has(name));
    else if (headings.test(name)) {
      this.#begin(id, Number(name[1]));
      this.#headed = this.#section;
    } else if (name === "dt" && id !== "") this.#begin(id, this.#headed.level + 1);
    else if (name === "dl") this.#owner = ownerIn(attributes);
    else if (name === "pre") {
      this.text("\n");
      open.block += 1;
    } else if (name === "code" && open.block === 0)
      this.text(this.#isTerm() ? `\`${this.#owner}` : "`");
    else if (name === "code") open.program += Number(isProgram(attributes["data-language"]));
    else if (breaks.has(name)) this.text(open.heading > 0 ? " " : "\n");
    else if (cells.has(name)) this.text(open.heading > 0 ? " " : cellStart);
  }

  close(name: string) {
    const open = this.#open;
    if (open.hidden > 0) open.hidden -= Number(!voidElements.has(name));
    else if (headings.test(name)) open.heading = 0;
    else if (name === "code" && open.block === 0) {
      this.text("`");
      // A term is a name, and then its type.
      if (this.#isTerm()) [open.heading, open.program] = [0, 1];
    } else if (name === "dt") [open.heading, open.program] = [0, 0];
    else if (name === "dl") this.#section = this.#headed;
    else if (name === "pre") {
      this.text("\n");
      open.block -= 1;
      open.program = 0;
    }
  }

  result(): readonly PageSection[] {
    return tidySections(this.#sections).filter(isFilled);
  }

  #begin(id: string, level: number) {
    this.#section = begun(id, level);
    this.#sections.push(this.#section);
    this.#open.heading = 1;
  }

  #isTerm = () => this.#open.heading > 0 && this.#section !== this.#headed;
}

const begun = (id: string, level: number): OpenSection => ({
  id,
  level,
  title: "",
  text: "",
  code: "",
});

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

/** Names in a list are seldom unique: `Compiler.` of `Compiler.hooks`. */
const ownerIn = ({ "data-of": owner }: Readonly<Record<string, string>>) =>
  owner === undefined ? "" : `${owner}.`;

/**
 * The search ignores tools, buttons, pictures, other variants, text for screen readers only, and lists of flags,
 * which are in the entries of their options, too.
 */
const isHidden = (name: string, { class: classes = "", ...attributes }: Record<string, string>) =>
  /^(?:button|svg|style|script|select|option|template)$/.test(name) ||
  "data-island" in attributes ||
  "hidden" in attributes ||
  attributes["aria-hidden"] === "true" ||
  /\b(?:visually-hidden|flags|sample-bar)\b/.test(classes);

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
