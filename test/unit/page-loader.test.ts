import { describe, expect, it } from "@jest/globals";
import pageLoader from "../../loaders/page-loader.ts";
import { countTime, processorTime, timeLeft } from "../../loaders/page-time.ts";

const page = "/content/page.md";

/** What a loader is given that reads a page of another site, which takes endless whatever is tried. */
function endlessPage() {
  const tried: string[] = [];
  const buildInfo: Record<string, unknown> = {};
  let isCacheable = true;
  const context = {
    getOptions: () => ({ root: "/content", strict: false }),
    resourcePath: page,
    resourceQuery: "",
    cacheable: (value: boolean) => (isCacheable = value),
    _module: { buildInfo },
    importModule(request: string, _options: object, done: (error: unknown) => void) {
      tried.push(request);
      const end = processorTime() + timeLeft(page);
      countTime(page, () => {
        while (processorTime() <= end);
      });
      done(new Error("No time."));
    },
  };
  return { context, facts: () => ({ tried, isCacheable, facts: buildInfo.pageFacts }) };
}

describe("a page of another site that uses up its time", () => {
  it("shows its source, is named, and is tried again in the next build", async () => {
    const { context, facts } = endlessPage();
    const module = await pageLoader.call(Object(context), "# Title\n\nA < b.\n");
    expect(module).toContain("A &lt; b.");
    expect(facts()).toMatchObject({
      tried: [expect.stringContaining("?markdown")],
      isCacheable: false,
      facts: { problems: [{ line: 1, message: "No time." }] },
    });
  });
});
