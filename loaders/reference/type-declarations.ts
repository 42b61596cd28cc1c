import ts from "typescript";

/** Finds a declaration by its name. */
export type Find = (name: string) => ts.Statement | undefined;

export interface TypeDeclarations {
  readonly find: Find;
  /** The names of declarations that contain a text. */
  readonly namesWith: (text: RegExp) => readonly string[];
}

/**
 * Reads the declarations of a file one by one, when somebody asks for them, because webpack's
 * `types.d.ts` has 1 MB. Each has to start at the beginning of a line, where Prettier puts it.
 */
export function typeDeclarations(types: string): TypeDeclarations {
  const texts = new Map(
    types.split(/^(?=(?:declare|type) )/m).flatMap((text): [string, string][] => {
      const [, name] = start.exec(text) ?? [];
      return name === undefined ? [] : [[name, text]];
    }),
  );
  const parsed = new Map<string, ts.Statement | undefined>();
  return {
    find: (name) => {
      if (!parsed.has(name)) parsed.set(name, parse(texts.get(name)));
      return parsed.get(name);
    },
    namesWith: (text) => [...texts].flatMap(([name, one]) => (text.test(one) ? [name] : [])),
  };
}

const start = /^(?:declare )?(?:abstract )?(?:class|interface|type|namespace) ([\w$]+)/;

const parse = (text = "") =>
  ts.createSourceFile("types.d.ts", text, ts.ScriptTarget.Latest, true).statements[0];
