interface BadgeProps {
  readonly text: string;
}

/** A small label beside a heading or a name: the release that added it, a status. */
export function Badge({ text }: BadgeProps) {
  return <span className="badge">{text}</span>;
}
