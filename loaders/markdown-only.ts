import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { isStatement } from "./plain-text.ts";

/**
 * A remark plugin for `.md` files of another site, whose generator may read them as Markdown or as
 * MDX. It throws where a file has statements, components or comments of MDX. A component with
 * attributes of Vue's is none of MDX.
 */
export function markdownOnly() {
  return (tree: Root) => {
    const signs: string[] = [];
    visit(tree, (node, _index, parent) => {
      if (node.type === "html") {
        if (vue.test(node.value)) signs.push("vue");
        else if (/<[A-Z]\w*[a-z]/.test(node.value)) signs.push("component");
      } else if (node.type === "text" && node.value.includes("{/*")) {
        signs.push("comment");
      } else if (node.type === "paragraph" && parent === tree && isStatement(node)) {
        signs.push("statement");
      }
    });
    if (signs.length > 0 && !signs.includes("vue")) throw new Error("This page is written as MDX.");
  };
}

const vue = /^<(?:script|template)\b|\s(?:[:@#]|v-)[\w.-]+(?:=|>|\s)/;
