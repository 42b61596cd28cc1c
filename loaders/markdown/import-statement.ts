import type { MdxjsEsm } from "mdast-util-mdxjs-esm";

interface ImportedName {
  readonly imported: string;
  readonly local: string;
}

/** Creates the node for `import { imported as local } from "request"`. */
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
