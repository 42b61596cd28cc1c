import type { Expression, Program } from "estree";
import { fileRequest } from "../page/file-request.ts";
import { eachAttribute, identifier, importOf, literal } from "./estree.ts";

/** Stands for the final URL of a file in an attribute, until `fileImports` puts it there. */
export const urlOfFile = (file: string): string => mark + file + mark;

export const isUrlOfFile = (value: unknown): boolean =>
  typeof value === "string" && value.includes(mark);

/** No path and no attribute can contain it. */
const mark = "\0";

/** A recma plugin that adds the files of `urlOfFile` to the build. */
export function fileImports() {
  return (tree: Program) => {
    const names = new Map<string, string>();
    const nameOf = (file: string) => {
      const name = names.get(file) ?? `_file${names.size}`;
      names.set(file, name);
      return name;
    };
    eachAttribute(tree, (property, { value }) => {
      if (typeof value !== "string" || !value.includes(mark)) return;
      // Every other part is a file.
      const parts = value
        .split(mark)
        .map((part, at) => (at % 2 === 1 ? identifier(nameOf(part)) : literal(part)));
      property.value = parts.reduce<Expression>(
        (left, right) => ({ type: "BinaryExpression", operator: "+", left, right }),
        literal(""),
      );
    });
    for (const [file, name] of names)
      tree.body.unshift(importOf("default", name, `${fileRequest(file)}?file`));
  };
}
