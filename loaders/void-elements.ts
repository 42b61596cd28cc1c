import type { CompileContext, Extension, Token } from "mdast-util-from-markdown";
import { mdxJsxFromMarkdown } from "mdast-util-mdx-jsx";

type Handle = NonNullable<Extension["exit"]>[keyof NonNullable<Extension["exit"]>];

/** The elements that HTML never closes: https://html.spec.whatwg.org/#void-elements */
const voidElements = new Set(
  "area base br col embed hr img input link meta source track wbr".split(" "),
);

/** Lets `<br>` and `<img …>` stand without the slash that JSX asks for. */
export function voidElementsFromMarkdown(): Extension {
  const { exit } = mdxJsxFromMarkdown();
  return {
    exit: {
      mdxJsxFlowTag: closing(exit?.mdxJsxFlowTag),
      mdxJsxTextTag: closing(exit?.mdxJsxTextTag),
    },
  };
}

const closing = (handle: Handle | undefined) =>
  function (this: CompileContext, token: Token) {
    const tag = this.data.mdxJsxTag;
    if (tag !== undefined && !tag.close && voidElements.has(tag.name ?? "")) tag.selfClosing = true;
    handle?.call(this, token);
  };
