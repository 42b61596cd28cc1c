import { Fragment } from "react";
import { breakable } from "../../site/breakable.ts";
import type { Anchor } from "../../types.ts";

/** The title of a heading in a narrow list; an option breaks where its words end. */
export const AnchorTitle = ({ title }: Pick<Anchor, "title">) =>
  breakable(title).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
