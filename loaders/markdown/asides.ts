import type { Blockquote, Paragraph, Parents, PhrasingContent, Root, RootContent } from "mdast";
import { toString } from "mdast-util-to-string";
import { SKIP, visit } from "./visit.ts";
import type { VFile } from "vfile";
import { didYouMean } from "../page/did-you-mean.ts";
import { factsOf } from "../page/page-facts.ts";

/** This documentation's own markers, at the start of a paragraph. */
const markers: Readonly<Record<string, string>> = { T: "tip", W: "warning", "?": "todo" };
const marker = /^([TW?])>(?:[ \t]+|(?=\n)|$)/;

/** GitHub's alerts: https://docs.github.com/get-started/writing-on-github#alerts */
const alerts = ["NOTE", "TIP", "IMPORTANT", "WARNING", "CAUTION"];
const alert = /^\[!([^\]\n]*)\][ \t]*/;

/**
 * A remark plugin that makes asides of `T> …` paragraphs and `> [!NOTE]` blockquotes.
 * Text on the line of `[!NOTE]` becomes the title.
 */
export function asides() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node, index, parent) => {
      if (parent === undefined || index === undefined) return;
      const message = problemOf(node);
      if (message !== undefined) {
        factsOf(file).problems.push({ line: node.position?.start.line ?? 1, message });
        return;
      }
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

/** Reports text that was probably meant to be an aside. */
function problemOf(node: Root | RootContent): string | undefined {
  const text = firstText(node);
  if (node.type === "paragraph") {
    const [start, letter = ""] = /^([TW?])>(?=[^\s>])|^[A-Za-z!]>(?=[ \t])/.exec(text) ?? [];
    if (start === undefined || marker.test(text)) return undefined;
    return letter === ""
      ? `"${start}" doesn't start an aside. Expected "T> " for a tip, "W> " for a warning or "?> " for a todo.`
      : `add a space after "${start}" to start an aside.`;
  }
  const kind = node.type === "blockquote" ? alert.exec(text)?.[1] : undefined;
  if (kind === undefined) return undefined;
  if (alerts.includes(kind.toUpperCase())) {
    return isEmpty(node) ? `the aside [!${kind}] is empty.` : undefined;
  }
  const near = didYouMean(kind.trim().toUpperCase(), alerts);
  return `[!${kind}] isn't an aside.${near} Expected ${alerts.map((one) => `[!${one}]`).join(", ")}.`;
}

const isEmpty = (node: Root | RootContent) =>
  node.type === "blockquote" && node.children.length === 1 && /^\[!\w+\]\s*$/.test(toString(node));

function firstText(node: Root | RootContent): string {
  const [first] = "children" in node ? node.children : [];
  if (first?.type === "text") return first.value;
  return node.type === "blockquote" && first?.type === "paragraph" ? firstText(first) : "";
}

interface Aside {
  readonly kind: string;
  readonly title: readonly PhrasingContent[];
  readonly children: readonly RootContent[];
  /** How many sibling nodes it replaces. */
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
    ? { kind, title: [], children: [paragraph, ...next.children], length: 2 }
    : { kind, title: [], children: [paragraph], length: 1 };
}

/** `> …` on the line right after `T> …` belongs to the same aside. */
const continues = (node: Paragraph, next: RootContent | undefined): next is Blockquote =>
  next?.type === "blockquote" &&
  next.position !== undefined &&
  node.position !== undefined &&
  next.position.start.line === node.position.end.line + 1;

function fromAlert(node: Blockquote): Aside | undefined {
  const paragraph = node.children[0];
  const kind = alert.exec(firstText(node))?.[1];
  if (paragraph?.type !== "paragraph" || kind === undefined) return undefined;
  const [title, rest] = splitLine(paragraph.children);
  const body = rest.length > 0 ? [{ ...paragraph, children: [...rest] }] : [];
  const children = [...body, ...node.children.slice(1)];
  return { kind: kind.toLowerCase(), title: withoutMarker(title), children, length: 1 };
}

const withoutMarker = ([first, ...rest]: readonly PhrasingContent[]) => {
  const value = first?.type === "text" ? first.value.replace(alert, "") : "";
  return first?.type === "text" && value !== "" ? [{ ...first, value }, ...rest] : rest;
};

function splitLine(
  nodes: readonly PhrasingContent[],
): readonly [readonly PhrasingContent[], readonly PhrasingContent[]] {
  const at = nodes.findIndex(
    (node) => node.type === "break" || (node.type === "text" && node.value.includes("\n")),
  );
  const end = nodes[at];
  if (end === undefined) return [nodes, []];
  if (end.type !== "text") return [nodes.slice(0, at), nodes.slice(at + 1)];
  const line = end.value.indexOf("\n");
  const after = { ...end, value: end.value.slice(line + 1) };
  return [
    [...nodes.slice(0, at), { ...end, value: end.value.slice(0, line) }],
    [...(after.value === "" ? [] : [after]), ...nodes.slice(at + 1)],
  ];
}

function replace(parent: Parents, index: number, { kind, title: own, children, length }: Aside) {
  const name = kind[0]?.toUpperCase() + kind.slice(1);
  const title: Paragraph = {
    type: "paragraph",
    children: [{ type: "text", value: own.length > 0 ? `${name}: ` : name }, ...own],
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
