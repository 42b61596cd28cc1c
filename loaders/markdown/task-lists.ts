import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";

/** A rehype plugin that labels the checkboxes of task lists for screen readers. */
export function taskLists() {
  return (tree: Root) => {
    visit(tree, "element", (item) => {
      if (isTask(item)) visit(item, "element", nameBox);
    });
  };
}

/** The class comes from remark-gfm. */
const isTask = ({ properties: { className } }: Element) =>
  Array.isArray(className) && className.includes("task-list-item");

function nameBox({ tagName, properties }: Element) {
  if (tagName === "input") properties.ariaLabel ??= properties.checked ? "Done" : "To do";
}
