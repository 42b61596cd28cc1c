import { Parser } from "htmlparser2";

/** A tag in an article's HTML. */
export interface Tag {
  readonly name: string;
  /** Missing in a closing tag. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Closed by itself, as in SVG: `<path/>`. */
  readonly isEmpty: boolean;
  /** What it takes in the HTML, in characters. */
  readonly start: number;
  readonly end: number;
  /** Which island it's inside, counted from 0. An island itself isn't inside. */
  readonly island?: number;
}

/**
 * Finds the tags of an article that a combined page may change: of headings, and with attributes
 * other than a class. A tree of all of a section's articles would take much memory.
 */
export function tagsOf(html: string): readonly Tag[] {
  const tags: Tag[] = [];
  /** For each open element, the island it's inside. */
  const open: (number | undefined)[] = [];
  let islands = 0;
  let island: number | undefined;
  const add = (name: string, attributes?: Tag["attributes"]) => {
    const isPlain = Object.keys(attributes ?? {}).every((name) => name === "class");
    if (isPlain && !/^h[1-5]$/.test(name)) return;
    const [start, end] = [parser.startIndex, parser.endIndex + 1];
    tags.push({ name, attributes, isEmpty: html[end - 2] === "/", start, end, island });
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        add(name, attributes);
        open.push(island);
        if (isIsland({ attributes, island })) island = islands++;
      },
      onclosetag(name, isImplied) {
        island = open.pop();
        if (!isImplied) add(name);
      },
    },
    // Names in SVG may have capitals.
    { lowerCaseTags: false, lowerCaseAttributeNames: false },
  );
  parser.end(html);
  return tags;
}

/** How many islands an article has. */
export const islandCount = (tags: readonly Tag[]): number => tags.filter(isIsland).length;

const isIsland = ({ attributes = {}, island }: Pick<Tag, "attributes" | "island">): boolean =>
  island === undefined && "data-island" in attributes;
