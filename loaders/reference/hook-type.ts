import ts from "typescript";
import { writtenType } from "./written-type.ts";
import type { Find } from "./type-declarations.ts";

export interface HookType {
  readonly kind: string;
  readonly parameters: readonly string[];
  /** Without meaning for kinds that ignore what taps return. Theirs is about options of `tap()`. */
  readonly returns?: string;
  /** Keys of a map whose types are known. */
  readonly keys?: readonly string[];
  /** Whether it only hands taps over to the hook that replaced it. */
  readonly isReplaced?: boolean;
}

/**
 * Reads the type of a hook: `SyncBailHook<[Module], boolean>`, also within a `HookMap`, a `MultiHook`,
 * or what webpack declares with these.
 *
 * @returns nothing if it's no hook
 */
export function hookType(type: ts.TypeNode | undefined, find: Find): HookType | undefined {
  if (type === undefined) return undefined;
  if (ts.isIntersectionTypeNode(type)) return overloadedMap(type, find);
  if (!ts.isTypeReferenceNode(type)) return undefined;
  const name = type.typeName.getText();
  const [first, second] = type.typeArguments ?? [];
  if (hookClass.test(name)) return leaf(name, first, second, find);
  if (name === "TypedHookMap") return typedMap(first, find);
  const inner = hookType(first, find);
  if (inner && wrappers.has(name)) return { ...inner, kind: `${name}<${inner.kind}>` };
  if (inner && name === "FakeHook") return { ...inner, isReplaced: true };
  if (inner && name === "Pick") return inner;
  const declared = find(name);
  return declared && ts.isTypeAliasDeclaration(declared)
    ? hookType(declared.type, find)
    : undefined;
}

const hookClass = /^(?:Sync|Async)\w*Hook$/;
const wrappers: ReadonlySet<string> = new Set(["HookMap", "MultiHook"]);

function leaf(
  kind: string,
  list: ts.TypeNode | undefined,
  result: ts.TypeNode | undefined,
  find: Find,
): HookType {
  const elements = list && ts.isTupleTypeNode(list) ? list.elements : list ? [list] : [];
  return {
    kind,
    parameters: elements.map((element) => writtenType(element, find)),
    ...(result && { returns: writtenType(result, find) }),
  };
}

/** `TypedHookMap<Record<"json", SyncHook<…>> & Record<string, SyncHook<…>>>`. The last is the general one. */
function typedMap(types: ts.TypeNode | undefined, find: Find): HookType | undefined {
  const records = membersOf(types).filter(ts.isTypeReferenceNode);
  const inner = hookType(records.at(-1)?.typeArguments?.[1], find);
  const keys = records.flatMap(({ typeArguments = [] }) => literals(typeArguments[0]));
  return inner && { ...inner, kind: `HookMap<${inner.kind}>`, keys };
}

/** `{ for<K extends "module" | "chunk">(key: K): … } & HookMap<…>` */
function overloadedMap(type: ts.IntersectionTypeNode, find: Find): HookType | undefined {
  const general = type.types.map((one) => hookType(one, find)).find((one) => one !== undefined);
  const keys = type.types
    .filter(ts.isTypeLiteralNode)
    .flatMap(({ members }) => members.filter(ts.isMethodSignature))
    .flatMap(({ typeParameters = [] }) => [...typeParameters])
    .flatMap(({ constraint }) => literals(constraint));
  return general && { ...general, keys };
}

const literals = (type: ts.TypeNode | undefined): readonly string[] =>
  membersOf(type).flatMap((member) =>
    ts.isLiteralTypeNode(member) && ts.isStringLiteral(member.literal) ? [member.literal.text] : [],
  );

function membersOf(type: ts.TypeNode | undefined): readonly ts.TypeNode[] {
  if (type === undefined) return [];
  const isList = ts.isUnionTypeNode(type) || ts.isIntersectionTypeNode(type);
  return isList ? type.types.flatMap(membersOf) : [type];
}
