import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { storedChoice, storedJson } from "../../../src/browser/preferences/stored-choice.ts";

let stored: Map<string, string>;
let window: EventTarget;
let isForbidden: boolean;

beforeEach(() => {
  stored = new Map();
  window = new EventTarget();
  isForbidden = false;
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get() {
      if (isForbidden) throw new Error("SecurityError");
      return storage;
    },
  });
  Object.assign(globalThis, { addEventListener: window.addEventListener.bind(window) });
});

afterEach(() => {
  for (const name of ["localStorage", "addEventListener"]) Reflect.deleteProperty(globalThis, name);
});

const theme = () => storedChoice("theme", ["system", "light", "dark"]);

/** Another tab stores something, or clears all. */
function storeElsewhere(key: string | null, text?: string): void {
  if (key === null) stored.clear();
  else stored.set(key, text ?? "");
  window.dispatchEvent(Object.assign(new Event("storage"), { key }));
}

describe("a stored choice", () => {
  it("is the first one until something else is chosen", () => {
    expect(theme().get()).toBe("system");
  });

  it("outlives the page, and is forgotten for the first one", () => {
    theme().set("dark");
    expect(theme().get()).toBe("dark");
    theme().set("system");
    expect(stored.size).toBe(0);
  });

  it("is the first one when something else is stored", () => {
    stored.set("theme", "[object Object]");
    expect(theme().get()).toBe("system");
  });

  it("reports each change once, also those of other tabs", () => {
    const choice = theme();
    const changed = jest.fn();
    const unsubscribe = choice.subscribe(changed);
    choice.set("dark");
    choice.set("dark");
    storeElsewhere("theme", "light");
    storeElsewhere("other", "text");
    expect(changed).toHaveBeenCalledTimes(2);
    expect(choice.get()).toBe("light");
    storeElsewhere(null);
    expect(choice.get()).toBe("system");
    unsubscribe();
    choice.set("dark");
    expect(changed).toHaveBeenCalledTimes(3);
  });

  it("lasts as long as the page if storage is forbidden", () => {
    isForbidden = true;
    const choice = theme();
    choice.set("dark");
    expect(choice.get()).toBe("dark");
    expect(theme().get()).toBe("system");
  });
});

describe("a stored value", () => {
  const numbers = () => storedJson("n", (value) => (Array.isArray(value) ? value : []));

  it("outlives the page", () => {
    numbers().set([1, 2]);
    expect(numbers().get()).toEqual([1, 2]);
  });

  it.each(["", "{", "{}"])("is parsed whatever is stored: %j", (text) => {
    stored.set("n", text);
    expect(numbers().get()).toEqual([]);
  });
});
