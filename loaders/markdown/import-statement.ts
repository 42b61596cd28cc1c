import type { MdxjsEsm } from "mdast-util-mdxjs-esm";

interface ImportedName {
  /** As the module exports it. */
  readonly imported: string;
  /** As the page calls it. */
  readonly local: string;
}

/**
 * `import { imported as local } from "request"` as a node of a page.
 *
 * @param request what webpack resolves
 */
export function importStatement({ imported, local }: ImportedName, request: string): MdxjsEsm {
  const specifier = {
    type: "ImportSpecifier" as const,
    imported: { type: "Identifier" as const, name: imported },
    local: { type: "Identifier" as const, name: local },
  };
  return {
    type: "mdxjsEsm",
    value: "",
    data: {
      estree: {
        type: "Program",
        sourceType: "module",
        comments: [],
        body: [
          {
            type: "ImportDeclaration",
            attributes: [],
            specifiers: [specifier],
            source: { type: "Literal", value: request },
          },
        ],
      },
    },
  };
}
