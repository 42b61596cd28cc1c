import type {
  AnonymousFunctionDeclaration,
  ArrowFunctionExpression,
  FunctionDeclaration,
  FunctionExpression,
} from "acorn";
import { bind } from "./bind.ts";
import { evaluate } from "./evaluate.ts";
import { inside, type Reading } from "./reading.ts";
import { run } from "./run.ts";
import { placeOf, primitive, unknown, type FunctionValue } from "./static-value.ts";

type FunctionNode =
  ArrowFunctionExpression | FunctionExpression | FunctionDeclaration | AnonymousFunctionDeclaration;

/** How deep functions call each other. */
const deepest = 8;

export function functionOf(node: FunctionNode, reading: Reading): FunctionValue {
  const place = placeOf(node);
  return {
    kind: "function",
    ...place,
    call(values, running) {
      // Nothing can be known of what a function gives that calls itself.
      if (node.generator || running.includes(node) || running.length > deepest)
        return [unknown(place)];
      const inner = inside({ ...reading, running: [...running, node] });
      node.params.forEach((param, index) => {
        const value = values[index] ?? primitive(undefined, param);
        bind(param, param.type === "RestElement" ? unknown(param) : value, inner);
      });
      if (node.body.type !== "BlockStatement") return [evaluate(node.body, inner)];
      return run(node.body.body, inner).returned;
    },
  };
}
