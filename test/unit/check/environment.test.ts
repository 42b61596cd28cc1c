import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "@jest/globals";
import { readEnvironment } from "../../../plugins/check/environment.ts";
import { readVariables } from "../../../plugins/check/variables.ts";

const folder = mkdtempSync(path.join(tmpdir(), "environment-"));
writeFileSync(path.join(folder, "index.mdx"), "");
afterAll(() => rmSync(folder, { recursive: true }));

describe("what a build is told", () => {
  it("is to build another folder, found from the project's, with warnings by default", () => {
    const { content } = readEnvironment({ content: path.basename(folder) }, path.dirname(folder));
    expect(content).toEqual({ root: folder, strict: false });
  });

  it.each([
    ["true", true],
    [true, true],
    ["false", false],
  ])("may say how strict it is: %j", (strict, expected) => {
    expect(readEnvironment({ content: folder, strict }, "/project").content.strict).toBe(expected);
    expect(readEnvironment({ strict }, "/project").content.strict).toBe(expected);
  });

  it("is refused with everything that is wrong in it", () => {
    process.env.SOURCE_DATE_EPOCH = "1.5";
    const wrong = { content: "no-such", strict: "yes", minimize: "no", stric: "", WEBPACK_X: true };
    expect(() => readEnvironment(wrong, folder)).toThrow(
      new Error(
        [
          '--env stric: expected content, strict, minimize. Did you mean "strict"?',
          "--env content=no-such: expected the path of a folder with .md or .mdx files.",
          "--env strict=yes: expected true or false.",
          "--env minimize=no: expected true or false.",
          "SOURCE_DATE_EPOCH=1.5: expected whole seconds since 1970, as `git log -1 --format=%ct` prints them.",
        ].join("\n"),
      ),
    );
    delete process.env.SOURCE_DATE_EPOCH;
    expect(() => readEnvironment({ content: true }, folder)).toThrow("--env content=: expected");
  });

  it("is refused where the folder has no page", () => {
    const empty = path.join(folder, "empty");
    mkdirSync(path.join(empty, "node_modules/package"), { recursive: true });
    writeFileSync(path.join(empty, "node_modules/package/readme.md"), "");
    expect(() => readEnvironment({ content: empty }, folder)).toThrow(
      `--env content=${empty}: expected the path of a folder with .md or .mdx files.`,
    );
  });
});

describe("an environment variable", () => {
  const search = { SEARCH_APP_ID: "ABC", SEARCH_KEY: "key", SEARCH_INDEX: "docs" };

  it.each([
    { GA_TRACKING_ID: "G-ABC123" },
    { SITE_HOST: "http://localhost:4000" },
    { SERVICE_WORKER: "remove" },
    { STACKBLITZ_URL: "" },
    { STACKBLITZ_URL: "http://localhost:4120/run" },
    search,
    { ...search, SEARCH_HOST: "http://localhost:4110" },
  ])("may be %j", (variables) => {
    const { values, problems } = readVariables(variables);
    expect(problems).toEqual([]);
    expect(values).toMatchObject(variables);
  });

  it.each([
    [{ GA_TRACKING_ID: "g-abc123" }, 'GA_TRACKING_ID: expected an id like "G-ABC123".'],
    [
      { V4_HOST: "https://example.org/docs" },
      'V4_HOST: expected an address like "https://v4.webpack.js.org", with nothing after the host.',
    ],
    [
      { V4_HOST: "https://example.org:99999" },
      'V4_HOST: expected an address like "https://v4.webpack.js.org", with nothing after the host.',
    ],
    [
      { STACKBLITZ_URL: "stackblitz.com" },
      'STACKBLITZ_URL: expected the address that StackBlitz accepts projects at, or "" for no buttons that open samples.',
    ],
    [
      { VOTES_API: "https://api.github.com/" },
      "VOTES_API: expected the address of a REST API like GitHub's, without a slash at its end.",
    ],
    [
      { SERVICE_WORKER: "off" },
      'SERVICE_WORKER: expected "keep", or "remove" to free readers from the service worker.',
    ],
    [
      { SEARCH_APP_ID: "ABC" },
      "SEARCH_KEY, SEARCH_INDEX: not set. A hosted index needs all of SEARCH_APP_ID, SEARCH_KEY, SEARCH_INDEX.",
    ],
    [
      { ...search, SEARCH_HOST: "localhost" },
      'SEARCH_HOST: expected an address like "https://search.example.com", without a path.',
    ],
  ])("may not be %j", (variables, problem) =>
    expect(readVariables(variables).problems).toEqual([problem]),
  );
});
