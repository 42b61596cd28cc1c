import type { AnyNode } from "acorn";
import { evaluate } from "./evaluate.ts";
import { withMember } from "./member.ts";
import type { Reading } from "./reading.ts";
import type { StaticValue } from "./static-value.ts";
import { assignedExport } from "./typescript.ts";

/** Notes what a statement exports as the default, and returns whether it exports anything. */
export function exportFrom(node: AnyNode, { exports }: Reading): boolean {
  const assigned = assignedExport(node);
  if (assigned !== undefined) exports.current = assigned;
  if (node.type === "ExportDefaultDeclaration") exports.current = node.declaration;
  if (node.type === "ExportNamedDeclaration" && !node.source)
    for (const { local, exported } of node.specifiers)
      if (exported.type === "Identifier" && exported.name === "default") exports.current = local;
  return (
    assigned !== undefined || node.type.startsWith("Export") || node.type === "ImportDeclaration"
  );
}

/** What the file exports, once all of it has been read. */
export function exported(reading: Reading): StaticValue | undefined {
  const { current, later } = reading.exports;
  return current === undefined
    ? undefined
    : later.reduce(
        (value, change) =>
          withMember(value, change.keys, evaluate(change.value, reading), change.value),
        evaluate(current, reading),
      );
}
