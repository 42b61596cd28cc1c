import type { CompileContext, Extension, Token } from "mdast-util-from-markdown";
import { mdxJsxFromMarkdown } from "mdast-util-mdx-jsx";
import { voidElements } from "./syntax-advice.ts";

type Handle = NonNullable<Extension["exit"]>[keyof NonNullable<Extension["exit"]>];

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
