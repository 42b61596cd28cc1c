import { Fragment } from "react";
import { breakable } from "../../site/text/breakable.ts";
import type { Anchor } from "../../types.ts";

/** The title of a heading in a narrow list, where long options wrap between words. */
export const AnchorTitle = ({ title }: Pick<Anchor, "title">) =>
  breakable(title).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
