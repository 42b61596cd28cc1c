interface SwatchProps {
  readonly name: string;
  /** As CSS writes it: `#8DD6F9`. */
  readonly value: string;
}
/** A colour with its name and its value to copy. */
export declare function Swatch({ name, value }: SwatchProps): import("react").JSX.Element;
export {};
