import type { Compiler } from "webpack";
import { withTimeLimit } from "../loaders/time-limit.ts";

/** Milliseconds; what pages and their components do while they are loaded takes a few. */
const limit = 4000;

/** Stops modules that webpack runs during the build and that do not end: statements of pages. */
export class TimeLimitPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(TimeLimitPlugin.name, ({ hooks }) => {
      hooks.executeModule.intercept({
        register: (tap) => ({
          ...tap,
          fn: (...given: readonly unknown[]) => withTimeLimit(() => tap.fn(...given), limit),
        }),
      });
    });
  }
}
