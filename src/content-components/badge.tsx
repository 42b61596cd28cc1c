import type { ReactNode } from "react";

interface BadgeProps {
  readonly text?: string;
  readonly children?: ReactNode;
}

/** A small label beside a heading or a name: the release that added it, a status. */
export function Badge({ text, children }: BadgeProps) {
  return <span className="badge">{text ?? children}</span>;
}
