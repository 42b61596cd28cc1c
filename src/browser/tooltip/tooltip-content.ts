import type { Tooltip } from "../../types.ts";

/** @param url where the name leads, for fingers, which come here first */
export function tooltipContent({ title, text, facts }: Tooltip, url: string): HTMLElement {
  const link = element("a", [element("code", [title])]);
  link.href = url;
  // The name is the same link.
  link.tabIndex = -1;
  const list = element(
    "dl",
    facts.flatMap(([name, ...values]) => [
      element("dt", [name]),
      ...values.map((value) => element("dd", withCode(value))),
    ]),
  );
  list.className = "facts";
  return element("div", [
    element("p", [link]),
    ...(text === undefined ? [] : [element("p", withCode(text))]),
    ...(facts.length === 0 ? [] : [list]),
  ]);
}

/** For those who can't see that something appeared. */
export const spokenText = ({ title, text, facts }: Tooltip): string =>
  [
    title,
    text ?? [],
    facts.map(([name, ...values]) => `${name}: ${values.join(", ")}`),
    "Tap again to read more",
  ]
    .flat(2)
    .join(". ")
    .replaceAll("`", "");

/** What's between backticks is code. */
const withCode = (text: string): readonly (Node | string)[] =>
  text.split("`").map((part, index) => (index % 2 === 0 ? part : element("code", [part])));

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  children: readonly (Node | string)[],
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}
