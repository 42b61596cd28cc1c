interface BadgeProps {
  readonly text: string;
}
/** A small label beside a heading or a name: the release that added it, a status. */
export declare function Badge({ text }: BadgeProps): import("react").JSX.Element;
export {};
