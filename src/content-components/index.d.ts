import type { ComponentType } from "react";
import { Badge } from "./badge.tsx";
import { CodeBlock } from "./code-block.tsx";
import { Pages } from "./pages.tsx";
import { Swatch } from "./swatch.tsx";
/** What writers may use in MDX without an import: the one list of it. */
export declare const contentComponents: {
  Badge: typeof Badge;
  CodeBlock: typeof CodeBlock;
  DevtoolBuilder: (props: object) => import("react").JSX.Element;
  Pages: typeof Pages;
  Swatch: typeof Swatch;
};
/** Asked by every compiled page for what its names and its Markdown elements mean. */
export declare const useMDXComponents: () => Record<string, ComponentType<never>>;
