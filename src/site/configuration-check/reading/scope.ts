import type { StaticValue } from "./static-value.ts";

/** The variables of a block, as far as the code has been read. */
export class Scope {
  #values = new Map<string, StaticValue>();
  #parent: Scope | undefined;

  constructor(parent?: Scope) {
    this.#parent = parent;
  }

  get(name: string): StaticValue | undefined {
    return this.#values.get(name) ?? this.#parent?.get(name);
  }

  declare(name: string, value: StaticValue): void {
    this.#values.set(name, value);
  }

  /** Changes the variable where it's declared. */
  assign(name: string, value: StaticValue): void {
    if (this.#values.has(name) || this.#parent === undefined) this.#values.set(name, value);
    else this.#parent.assign(name, value);
  }
}
