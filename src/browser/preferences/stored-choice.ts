import { createStore, type Store } from "../store.ts";

type Area = "localStorage" | "sessionStorage";

/** Follows other tabs. The first choice is the default, for which nothing is stored. */
export function storedChoice<Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Choice[]],
  area?: Area,
): Store<Choice> {
  const text = storedText(key, area);
  const [standard] = choices;
  return {
    ...text,
    get: () => choices.find((choice) => choice === text.get()) ?? standard,
    set: (choice) => text.set(choice === standard ? null : choice),
  };
}

/** `parse` gets null, or whatever any version of the site stored. */
export function storedJson<Value>(
  key: string,
  parse: (stored: unknown) => Value,
  area?: Area,
): Pick<Store<Value>, "get" | "set"> {
  const text = storedText(key, area);
  return {
    get: () => parse(parsedJson(text.get())),
    set: (value) => text.set(JSON.stringify(value)),
  };
}

function parsedJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/** If storage is full or forbidden, the text lasts as long as the page. */
export function storedText(key: string, area: Area = "localStorage"): Store<string | null> {
  let opened: Store<string | null> | undefined;
  // The prerender imports this module too, and has no storage.
  const store = () => (opened ??= openText(key, area));
  return {
    get: () => store().get(),
    set: (text) => store().set(text),
    subscribe: (changed) => store().subscribe(changed),
  };
}

function openText(key: string, area: Area): Store<string | null> {
  const read = () => attempt(() => globalThis[area].getItem(key)) ?? null;
  const store = createStore(read());
  addEventListener("storage", (event) => {
    // `localStorage.clear()` has no key.
    if (event.key === key || event.key === null) store.set(read());
  });
  return {
    ...store,
    set(text) {
      attempt(() => {
        if (text === null) globalThis[area].removeItem(key);
        else globalThis[area].setItem(key, text);
      });
      store.set(text);
    },
  };
}

/** Even naming the storage throws where the reader has forbidden it. */
function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
