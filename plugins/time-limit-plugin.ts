import type { Compiler, Module, NormalModule } from "webpack";
import { fileOfResource } from "../loaders/file-request.ts";
import { articleLayer } from "../loaders/layer.ts";
import { runPageCode } from "../loaders/page-code.ts";
import { runLimit, withPageTime } from "../loaders/page-time.ts";
import { withTimeLimit } from "../loaders/time-limit.ts";

/** Stops modules that webpack runs during the build and that do not end: statements of pages. */
export class TimeLimitPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(TimeLimitPlugin.name, ({ hooks }) => {
      hooks.executeModule.intercept({
        register: (tap) => ({
          ...tap,
          fn: (...given: Parameters<typeof hooks.executeModule.call>) =>
            runModule(given[0].module, () => tap.fn(...given)),
        }),
      });
    });
  }
}

/** What a page imports is run as part of it. */
function runModule(module: Module, run: () => void) {
  if (module.layer !== articleLayer || !isOfFile(module)) return withTimeLimit(run, runLimit);
  const page = fileOfResource(module.resource).replace(/\?[^?]*$/, "");
  return runPageCode(page, () => withPageTime(page, run, runLimit));
}

const isOfFile = (module: Module): module is NormalModule => "resource" in module;
