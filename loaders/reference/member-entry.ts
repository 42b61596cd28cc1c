import { code, inline, sinceFact, type Entry } from "./entry.ts";
import type { MemberFacts } from "./members.ts";
import { memberTitle, memberUrl } from "./member-url.ts";
import type { OwnFacts } from "./option-entry.ts";

export function memberEntry(member: MemberFacts, own: OwnFacts): Entry {
  const { owner, name, isDeprecated, since, description = "" } = member;
  return {
    name: `member ${owner}.${name}`,
    url: memberUrl(owner, name),
    title: own.title ?? memberTitle(owner, name),
    isDeprecated,
    facts: [
      { name: "Type", values: typeOf(member, own) },
      { name: "Default", values: own.default === undefined ? [] : [inline(own.default)] },
      sinceFact(since),
    ],
    description,
  };
}

/** A type that nobody would read is left out. */
function typeOf({ type }: MemberFacts, own: OwnFacts) {
  if (own.type !== undefined) return [inline(own.type)];
  return type === undefined || type.length > 200 ? [] : [[code(type)]];
}
