import { Tokenizer } from "htmlparser2";
import { lineAt, type Check } from "./check.ts";

/** Whether each element ends, and each end belongs to an element. */
export const checkHtml: Check = ({ text }) =>
  problemsIn(tagsIn(text)).map(({ at, message }) => ({
    line: lineAt(text, at),
    message: `this isn't whole HTML: ${message}.`,
  }));

interface Tag {
  readonly name: string;
  readonly at: number;
  readonly kind: "start" | "end" | "unfinished";
}

/** Without those of elements that have no content. */
function tagsIn(text: string): readonly Tag[] {
  const tags: Tag[] = [];
  const add = (kind: Tag["kind"]) => (at: number, end: number) =>
    void tags.push({ name: text.slice(at, end).toLowerCase(), at, kind });
  const finish = () => {
    const tag = tags.pop();
    if (tag && !empty.has(tag.name)) tags.push({ ...tag, kind: "start" });
  };
  const tokenizer = new Tokenizer(
    // As in SVG: `<path />`
    { recognizeSelfClosing: true },
    {
      onopentagname: add("unfinished"),
      onopentagend: finish,
      onselfclosingtag: () => void tags.pop(),
      onclosetag: add("end"),
      ...{
        onattribname: ignore,
        onattribdata: ignore,
        onattribentity: ignore,
        onattribend: ignore,
      },
      ...{ ontext: ignore, ontextentity: ignore, oncomment: ignore, oncdata: ignore },
      ...{ ondeclaration: ignore, onprocessinginstruction: ignore, onend: ignore },
    },
  );
  tokenizer.write(text);
  tokenizer.end();
  return tags;
}

const ignore = () => {};

function problemsIn(tags: readonly Tag[]) {
  const open: Tag[] = [];
  const problems: { readonly at: number; readonly message: string }[] = [];
  const leave = (left: readonly Tag[]) => {
    for (const { name, at } of left)
      if (!optional.has(name)) problems.push({ at, message: `<${name}> has no end` });
  };
  for (const tag of tags) {
    const { name, at, kind } = tag;
    if (kind === "unfinished") problems.push({ at, message: `the tag <${name} has no >` });
    if (kind === "start") open.push(tag);
    if (kind !== "end") continue;
    const start = open.findLastIndex((one) => one.name === name);
    if (start >= 0) leave(open.splice(start).slice(1));
    else if (!frame.has(name)) problems.push({ at, message: `</${name}> ends nothing` });
  }
  leave(open);
  return problems;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

const empty = words("area base br col embed hr img input link meta param source track wbr");

/** Start and end may be missing. */
const frame = words("html head body");

/** The end may be missing. https://html.spec.whatwg.org/multipage/syntax.html#optional-tags */
const optional = words(
  "html head body li dt dd p rt rp optgroup option colgroup caption thead tbody tfoot tr td th",
);
