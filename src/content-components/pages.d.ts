interface PagesProps {
  /** Address of a section: `/guides/`. */
  readonly under: string;
}
/** The pages of a section with their descriptions, in the sidebar's order. */
export declare function Pages({ under }: PagesProps): import("react").JSX.Element;
export {};
