import type { ComponentProps } from "react";
import { Heading } from "./heading.tsx";

type Props = Omit<ComponentProps<typeof Heading>, "level">;

const ofLevel = (level: ComponentProps<typeof Heading>["level"]) => (props: Props) => (
  <Heading level={level} {...props} />
);

const headings = {
  h1: ofLevel(1),
  h2: ofLevel(2),
  h3: ofLevel(3),
  h4: ofLevel(4),
  h5: ofLevel(5),
  h6: ofLevel(6),
};

/** Called by every compiled page. */
export const useMDXComponents = () => headings;
