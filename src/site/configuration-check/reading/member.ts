import { placeOf, primitive, unknown, type Place, type StaticValue } from "./static-value.ts";

/** The value of `object.name` or `array[0]`. */
export function memberOf(owner: StaticValue, name: string, place: Place): StaticValue {
  if (owner.kind === "object") {
    const own = owner.properties.get(name);
    if (own !== undefined) return own.value;
    return owner.rest.length === 0 && !(name in Object.prototype)
      ? primitive(undefined, place)
      : unknown(place);
  }
  if (owner.kind === "array" && owner.rest.length === 0)
    return owner.items[Number(name)] ?? unknown(place);
  if (owner.kind !== "unknown" || owner.origin === undefined) return unknown(place);
  // An import of everything, and the default of a CommonJS module, are the module itself.
  const origin = name === "default" ? owner.origin : `${owner.origin}.${name}`;
  return unknown(place, { ...knownMembers[origin], origin });
}

const path = { type: "string", isAbsolute: true } as const;

const knownMembers: Readonly<
  Record<string, Pick<Extract<StaticValue, { kind: "unknown" }>, "type" | "isAbsolute">>
> = {
  "import.meta.dirname": path,
  "import.meta.filename": path,
  "import.meta.url": path,
  "new URL.pathname": { type: "string" },
  "new URL.href": { type: "string" },
};

/** Unknown members stay unknown. */
export function withMember(
  owner: StaticValue,
  [name, ...deeper]: readonly string[],
  value: StaticValue,
  place: Place,
): StaticValue {
  if (name === undefined) return value;
  if (owner.kind === "array") return { ...owner, rest: [...owner.rest, unknown(place)] };
  if (owner.kind !== "object") return owner;
  const own = owner.properties.get(name);
  const before = own?.value ?? unknown(place, { isFollowing: true });
  const property = {
    key: own?.key ?? placeOf(place),
    value: withMember(before, deeper, value, place),
  };
  return { ...owner, properties: new Map([...owner.properties, [name, property]]) };
}
