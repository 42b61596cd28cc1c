import type { Compiler, Module, NormalModule } from "webpack";
import { fileOfResource } from "../loaders/file-request.ts";
import { articleLayer } from "../loaders/layer.ts";
import { runPageCode } from "../loaders/page-code.ts";
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
          fn: (...given: Parameters<typeof hooks.executeModule.call>) =>
            runModule(given[0].module, () => withTimeLimit(() => tap.fn(...given), limit)),
        }),
      });
    });
  }
}

/** What a page imports is run as part of it. */
const runModule = (module: Module, run: () => void) =>
  module.layer === articleLayer && isOfFile(module)
    ? runPageCode(fileOfResource(module.resource).replace(/\?[^?]*$/, ""), run)
    : run();

const isOfFile = (module: Module): module is NormalModule => "resource" in module;
