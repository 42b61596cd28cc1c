import { Fragment } from "react";
import { breakable } from "../../site/text/breakable.ts";

interface BreakableProps {
  readonly text: string;
  /** In characters, of a word that may stay whole. */
  readonly longest?: number;
}

/** Long names wrap between words. */
export const Breakable = ({ text, longest }: BreakableProps) =>
  breakable(text, longest).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
