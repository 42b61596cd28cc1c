import type { MarkedText } from "../../site/search/search-results.ts";

interface MarkedProps {
  readonly pieces: readonly MarkedText[];
}

/** A text with highlighted matches. */
export const Marked = ({ pieces }: MarkedProps) =>
  pieces.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text));
