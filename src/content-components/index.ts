import type { ComponentType } from "react";
import { Badge } from "./badge.tsx";
import { CodeBlock } from "./code-block.tsx";
import { headings } from "./headings.tsx";
import { DevtoolBuilder } from "./islands.tsx";
import { Pages } from "./pages.tsx";
import { Swatch } from "./swatch.tsx";

/** What writers may use in MDX without an import: the one list of it. */
export const contentComponents = { Badge, CodeBlock, DevtoolBuilder, Pages, Swatch };

/** Asked by every compiled page for what its names and its Markdown elements mean. */
export const useMDXComponents = (): Record<string, ComponentType<never>> => ({
  ...contentComponents,
  ...headings,
});
