import { afterAll, describe, expect, it } from "@jest/globals";
import { stopWorkers, withSampleProcess, type RunSample } from "../../loaders/workers.ts";
import type { SourceFiles } from "../../loaders/samples/sample-project.ts";

const stateOf = (config: string, index = "console.log(1);") => ({
  ...{ id: "sample 1", name: "sample", mode: "none", line: 1, wanted: [] },
  files: {
    "src/index.js": { content: index },
    "webpack.config.js": { content: config },
  } satisfies SourceFiles,
});

const right = stateOf("export default {};");

const runSample: RunSample = (...all) => withSampleProcess((run) => run(...all));

/** Takes 20 seconds in a build. */
const limit = 3000;

describe("a sample that", () => {
  afterAll(stopWorkers);

  it.each([
    ["never ends", "for (;;);"],
    ["waits for ever", "await new Promise((resolve) => setTimeout(resolve, 1e6));"],
  ])("%s is stopped, and the next one runs", async (_what, config) => {
    await runSample(right);
    const hanging = runSample(stateOf(config), limit);
    await expect(hanging).rejects.toThrow("It was stopped after 3 seconds.");
    expect(await runSample(right)).toMatchObject({ errors: [], warnings: [] });
  });

  it("ends its process is an error, and the next one runs", async () => {
    await expect(runSample(stateOf("process.exit(0);"))).rejects.toThrow();
    expect(await runSample(right)).toMatchObject({ errors: [] });
  });

  it("has an edited plugin runs with the new one", async () => {
    const config = 'import "./plugin.js"; export default {};';
    for (const message of ["one", "two"]) {
      const state = stateOf(config);
      const plugin = { content: `throw new Error(${JSON.stringify(message)});` };
      const { errors } = await runSample({
        ...state,
        files: { ...state.files, "plugin.js": plugin },
      });
      expect(errors).toEqual([{ message: `Error: ${message}`, file: "webpack.config.js" }]);
    }
  });
});
