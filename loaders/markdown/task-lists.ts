import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";

/** A rehype plugin that names the boxes of task lists, which nobody can tick, for screen readers. */
export function taskLists() {
  return (tree: Root) => {
    visit(tree, "element", (item) => {
      if (isTask(item)) visit(item, "element", nameBox);
    });
  };
}

/** As remark-gfm marks it. */
const isTask = ({ properties: { className } }: Element) =>
  Array.isArray(className) && className.includes("task-list-item");

function nameBox({ tagName, properties }: Element) {
  if (tagName === "input") properties.ariaLabel ??= properties.checked ? "Done" : "To do";
}
