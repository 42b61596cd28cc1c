import type { Root } from "hast";
import type { Root as MarkdownRoot } from "mdast";
import { toString } from "mdast-util-to-string";
import { defaultSchema, sanitize, type Schema } from "hast-util-sanitize";
import rehypeRaw from "rehype-raw";
import remarkGemoji from "remark-gemoji";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { VFile } from "vfile";
import { unknownTagsAsText } from "../foreign/markdown.ts";
import { visit } from "../markdown/visit.ts";
import { asides } from "../markdown/asides.ts";
import { parseMarkdown } from "../markdown/parse-markdown.ts";

/**
 * Reads a README as GitHub does: Markdown with HTML, but without what could harm readers.
 *
 * It isn't MDX, so braces and unknown tags are text, and nothing in it is run.
 */
export function readReadme(text: string): Root {
  // A file of its own, because its mistakes aren't those of the page.
  const file = new VFile(text);
  const markdown = parseMarkdown(text, { frontmatter: false });
  boldAlerts(markdown);
  unknownTagsAsText(markdown, text, /^<([a-z][\w-]*)>$/i);
  const tree = sanitize(html.runSync(markdown, file), schema);
  return tree.type === "root" ? tree : { type: "root", children: [] };
}

/** GitHub's alerts once were quotes that start with a bold word. */
function boldAlerts(tree: MarkdownRoot) {
  visit(tree, "blockquote", ({ children: [first] }) => {
    const [word] = first?.type === "paragraph" ? first.children : [];
    if (first?.type !== "paragraph" || word?.type !== "strong") return;
    const kind = toString(word).toUpperCase();
    if (!/^(?:NOTE|WARNING)$/.test(kind)) return;
    const rest = first.children.slice(1);
    first.children = [{ type: "text", value: `[!${kind}]${rest.length > 0 ? "\n" : ""}` }, ...rest];
  });
}

const html = unified()
  .use(remarkGemoji)
  .use(asides)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .freeze();

/** What GitHub shows, without its attributes for looks, and with the classes of asides. */
const schema: Schema = {
  ...defaultSchema,
  attributes: {
    a: ["href"],
    code: [["className", /^language-./]],
    details: ["open"],
    div: [
      ["className", "aside", "note", "tip", "important", "warning", "caution"],
      ["role", "note"],
    ],
    img: ["alt", "height", "src", "width"],
    input: ["checked", ["disabled", true], ["type", "checkbox"]],
    li: [["className", "task-list-item"]],
    ol: ["start"],
    p: [["className", "aside-title"]],
    td: ["align", "colSpan", "rowSpan"],
    th: ["align", "colSpan", "rowSpan"],
    ul: [["className", "contains-task-list"]],
  },
  protocols: { href: ["http", "https", "mailto"], src: ["http", "https"] },
  strip: ["iframe", "math", "noscript", "object", "script", "style", "svg", "template"],
  tagNames: defaultSchema.tagNames?.filter((name) => name !== "source" && name !== "picture"),
};
