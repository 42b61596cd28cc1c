import type { Node, PhrasingContent, Root } from "mdast";
import type { CompileContext, Token } from "mdast-util-from-markdown";
import type { Code, Construct, Effects, State } from "micromark-util-types";
import type {} from "remark-parse";
import type { Processor } from "unified";
import { visit } from "./visit.ts";
import type { VFile } from "vfile";
import { factsOf } from "../page/page-facts.ts";

/** In running text, `{#own-id}`. */
interface HeadingId extends Node {
  type: "headingId";
  value: string;
}

declare module "mdast" {
  interface PhrasingContentMap {
    headingId: HeadingId;
  }
  interface RootContentMap {
    headingId: HeadingId;
  }
}

declare module "micromark-util-types" {
  interface TokenTypeMap {
    headingId: "headingId";
  }
}

/**
 * A remark plugin that parses `## Title {#own-id}` before MDX, which would read the braces as
 * JavaScript and fail.
 */
export function headingId(this: Processor) {
  const settings = this.data();
  (settings.micromarkExtensions ??= []).push({ text: { 123: construct } });
  (settings.fromMarkdownExtensions ??= []).push({
    enter: { headingId: enterHeadingId },
    exit: { headingId: exitHeadingId },
  });
  return applyHeadingIds;
}

const construct: Construct = { name: "headingId", tokenize };

function tokenize(effects: Effects, ok: State, nok: State): State {
  const hash = (code: Code) => {
    if (code !== codes.hash) return nok(code);
    effects.consume(code);
    return id;
  };
  const id = (code: Code): State | undefined => {
    if (code === null || code <= codes.space) return nok(code);
    effects.consume(code);
    if (code !== codes.rightBrace) return id;
    effects.exit("headingId");
    return ok;
  };
  return (code) => {
    effects.enter("headingId");
    effects.consume(code);
    return hash;
  };
}

/** Unicode code points. A space or a smaller code, such as a line break, ends the id. */
const codes = { hash: 35, space: 32, rightBrace: 125 };

function enterHeadingId(this: CompileContext, token: Token) {
  this.enter({ type: "headingId", value: this.sliceSerialize(token).slice(2, -1) }, token);
}

function exitHeadingId(this: CompileContext, token: Token) {
  this.exit(token);
}

function applyHeadingIds(tree: Root, file: VFile) {
  const lines = new Map<string, number>();
  visit(tree, "headingId", (node, index, parent) => {
    if (parent === undefined || index === undefined) return;
    if (parent.type === "heading" && index === parent.children.length - 1) {
      const line = node.position?.start.line ?? 1;
      const first = lines.get(node.value);
      if (first !== undefined) {
        const message = `the id "${node.value}" belongs to the heading in line ${first} already.`;
        factsOf(file).problems.push({ line, message });
      }
      lines.set(node.value, first ?? line);
      parent.data = { ...parent.data, hProperties: { id: node.value } };
      parent.children.splice(index, 1);
      trimEnd(parent.children.at(-1));
    } else {
      parent.children[index] = { type: "text", value: `{#${node.value}}` };
    }
  });
}

function trimEnd(node: PhrasingContent | undefined) {
  if (node?.type === "text") node.value = node.value.trimEnd();
}
