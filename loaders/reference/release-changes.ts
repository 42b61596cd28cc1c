import type {
  ChangedDefault,
  Named,
  ReleaseChanges,
} from "../../src/site/releases/release-changes.ts";
import { knownPath } from "../names/known-options.ts";
import { defaultPlaces } from "./default-places.ts";
import type { DefaultChange } from "./default-changes.ts";
import { sinceOf, type History } from "./history.ts";
import { hookUrl } from "./hook-entry.ts";
import { optionUrl } from "./option-url.ts";
import { pluginUrl } from "./plugin-url.ts";

/**
 * Returns what each release changed, with the addresses of entries. An option that can be set in
 * several places is one, by its shortest path. Releases that changed nothing are left out.
 */
export function releaseChanges(history: History): readonly ReleaseChanges[] {
  const gone = new Set(Object.values(history.removed).flat());
  const since = sinceOf(history);
  const linked = <Item extends Named>(item: Item): Item => {
    // All that webpack has is documented.
    return gone.has(nameOf(item)) ? item : { ...item, url: urlOf[item.kind](item.name) };
  };
  const items = (names: readonly string[] = []) => {
    const found = new Map(names.flatMap(named).map((item) => [nameOf(item), linked(item)]));
    return [...found].toSorted(byName).map(([, item]) => item);
  };
  return history.versions
    .map((version) => ({
      version,
      // It may have been there in another place before.
      added: items(history.added[version]).filter((item) => since(nameOf(item)) === version),
      deprecated: items(history.deprecated[version]),
      // It may still be there in another place.
      removed: items(history.removed[version]).filter((item) => gone.has(nameOf(item))),
      defaults: (history.defaults[version] ?? []).map((change) => linked(changedDefault(change))),
    }))
    .filter(({ version: _, ...changes }) =>
      Object.values(changes).some(({ length }) => length > 0),
    );
}

/** Options of plugins come after all others. */
const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  Number(isOfPlugin(one)) - Number(isOfPlugin(other)) || (one < other ? -1 : 1);

const isOfPlugin = (name: string) => /^option \w+Plugin\./.test(name);

/** As `history.json` has it. */
const nameOf = ({ kind, name }: Named) => `${kind} ${name}`;

/** @param text `option output.path` */
function named(text: string): readonly Named[] {
  const [kind, full = ""] = text.split(" ");
  if (kind !== "option" && kind !== "hook" && kind !== "plugin") return [];
  return [{ kind, name: kind === "option" ? shortestPath(full) : full }];
}

const urlOf: Readonly<Record<Named["kind"], (name: string) => string>> = {
  option: optionUrl,
  hook(name) {
    const [owner = "", hook = ""] = name.split(".");
    return hookUrl(owner, hook);
  },
  plugin: pluginUrl,
};

/** If webpack doesn't have the option any more, it's that of what it was in. */
function shortestPath(path: string): string {
  const known = knownPath(path);
  if (known?.isOption === true) return known.entry;
  const [last = ""] = /(?:\.[^.]+|\[\])$/.exec(path) ?? [];
  return last === "" ? path : shortestPath(path.slice(0, -last.length)) + last;
}

function changedDefault({ option, before, after, ...places }: DefaultChange): ChangedDefault {
  const where = defaultPlaces(places);
  const name = shortestPath(option);
  return { kind: "option", name, before, after, ...(where !== "" && { where }) };
}
