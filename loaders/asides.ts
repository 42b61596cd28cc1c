import type { Blockquote, Paragraph, Parents, Root, RootContent } from "mdast";
import { SKIP, visit } from "unist-util-visit";

/** `T> `, `W> ` and `?> ` at the start of a paragraph, as this documentation has always had them. */
const markers: Readonly<Record<string, string>> = { T: "tip", W: "warning", "?": "todo" };
const marker = /^([TW?])>(?:[ \t]+|(?=\n)|$)/;

/** GitHub's alerts: https://docs.github.com/get-started/writing-on-github#alerts */
const alert = /^\[!(NOTE|TIP|WARNING|CAUTION|IMPORTANT)\][ \t]*(?:\n|$)/i;

/** A remark plugin that makes asides of `T> …` paragraphs and `> [!NOTE]` blockquotes. */
export function asides() {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (parent === undefined || index === undefined) return;
      const found =
        node.type === "paragraph"
          ? fromParagraph(node, parent.children[index + 1])
          : node.type === "blockquote"
            ? fromAlert(node)
            : undefined;
      if (found === undefined) return;
      replace(parent, index, found);
      return [SKIP, index];
    });
  };
}

interface Aside {
  readonly kind: string;
  readonly children: readonly RootContent[];
  /** How many siblings it replaces. */
  readonly length: number;
}

function fromParagraph(node: Paragraph, next: RootContent | undefined): Aside | undefined {
  const text = node.children[0];
  const letter = text?.type === "text" ? marker.exec(text.value)?.[1] : undefined;
  if (text?.type !== "text" || letter === undefined) return undefined;
  const kind = markers[letter] ?? "tip";
  const ownMarker = new RegExp(`^[${letter}]>[ \\t]*`, "gm");
  const children = node.children.map((child) =>
    child.type === "text" ? { ...child, value: child.value.replace(ownMarker, "") } : child,
  );
  const paragraph = { ...node, children };
  return continues(node, next)
    ? { kind, children: [paragraph, ...next.children], length: 2 }
    : { kind, children: [paragraph], length: 1 };
}

/** `> …` on the line right after `T> …` goes on with the aside. */
const continues = (node: Paragraph, next: RootContent | undefined): next is Blockquote =>
  next?.type === "blockquote" &&
  next.position !== undefined &&
  node.position !== undefined &&
  next.position.start.line === node.position.end.line + 1;

function fromAlert(node: Blockquote): Aside | undefined {
  const paragraph = node.children[0];
  const text = paragraph?.type === "paragraph" ? paragraph.children[0] : undefined;
  const kind = text?.type === "text" ? alert.exec(text.value)?.[1] : undefined;
  if (paragraph?.type !== "paragraph" || text?.type !== "text" || !kind) return undefined;
  const first = { ...text, value: text.value.replace(alert, "") };
  const after = paragraph.children.slice(1);
  // Two spaces after the marker make a line break, which has nothing before it.
  const ownBreak = Number(after[0]?.type === "break");
  const rest = first.value === "" ? after.slice(ownBreak) : [first, ...after];
  const body = rest.length > 0 ? [{ ...paragraph, children: rest }] : [];
  return { kind: kind.toLowerCase(), children: [...body, ...node.children.slice(1)], length: 1 };
}

function replace(parent: Parents, index: number, { kind, children, length }: Aside) {
  const title: Paragraph = {
    type: "paragraph",
    children: [{ type: "text", value: kind[0]?.toUpperCase() + kind.slice(1) }],
    data: { hProperties: { className: ["aside-title"] } },
  };
  const body = children.filter((child) => child.type !== "yaml");
  const aside: Blockquote = {
    type: "blockquote",
    children: [title, ...body] as Blockquote["children"],
    data: { hName: "div", hProperties: { className: ["aside", kind], role: "note" } },
  };
  parent.children.splice(index, length, aside);
}
