import type { ComponentProps } from "react";
import { Heading } from "./heading.tsx";
type Props = Omit<ComponentProps<typeof Heading>, "level">;
/** The headings that Markdown makes. */
export declare const headings: {
  h1: (props: Props) => import("react").JSX.Element;
  h2: (props: Props) => import("react").JSX.Element;
  h3: (props: Props) => import("react").JSX.Element;
  h4: (props: Props) => import("react").JSX.Element;
  h5: (props: Props) => import("react").JSX.Element;
  h6: (props: Props) => import("react").JSX.Element;
};
export {};
