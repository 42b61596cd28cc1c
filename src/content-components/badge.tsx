import type { ReactNode } from "react";

interface BadgeProps {
  readonly text?: string;
  readonly children?: ReactNode;
}

/** A small label next to a heading: a release, a status. */
export function Badge({ text, children }: BadgeProps) {
  return <span className="badge">{text ?? children}</span>;
}
