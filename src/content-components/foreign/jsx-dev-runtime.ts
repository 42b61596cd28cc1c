import type { ElementType, Key, ReactNode } from "react";
import { Fragment, jsx } from "react/jsx-runtime";
import { CodeBlock } from "../code-block.tsx";
import { isShowable } from "../guards.ts";
import { useMDXComponents } from "../headings.tsx";
import { reportProblem } from "../problems.ts";
import { reasonOf } from "../reason-of.ts";

export { Fragment };

interface Props {
  readonly children?: ReactNode;
}

interface Place {
  readonly lineNumber?: number;
}

/**
 * Runs the JSX of other sites' pages, where a component that fails shows its children. Only React's
 * development runtime gets the line of each element.
 */
export function jsxDEV(
  type: unknown,
  props: Props,
  key: Key | undefined,
  _isStatic: boolean,
  place?: Place,
): ReactNode {
  const line = place?.lineNumber ?? 1;
  if (isPlainFunction(type)) return jsx(Guarded, { component: type, props, line }, key);
  if (isElementType(type)) return jsx(type, props, key);
  return jsx(Fragment, { children: props.children }, key);
}

interface GuardedProps {
  readonly component: (props: Props) => ReactNode;
  readonly props: Props;
  readonly line: number;
}

function Guarded({ component, props, line }: GuardedProps): ReactNode {
  try {
    const shown = component(props);
    if (isShowable(shown)) return shown;
    throw new Error("it gives an object that cannot be shown");
  } catch (error) {
    const name = `component <${component.name}>`;
    const reason = reasonOf(error);
    reportProblem(line, `${name} does not work here and shows its children only: ${reason}`);
    return props.children;
  }
}

/** The components around them know them by their type: `CodeTabs`, `PackageTabs`, and `Glossary`. */
const known = new Set<unknown>([CodeBlock, ...Object.values(useMDXComponents())]);

const isPlainFunction = (type: unknown): type is GuardedProps["component"] =>
  typeof type === "function" && !type.prototype?.isReactComponent && !known.has(type);

const isElementType = (type: unknown): type is ElementType =>
  typeof type === "string"
    ? /^[a-z][\w.-]*$/i.test(type)
    : typeof type === "function" ||
      typeof type === "symbol" ||
      (typeof type === "object" && type !== null);
