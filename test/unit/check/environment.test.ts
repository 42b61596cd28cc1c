import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "@jest/globals";
import { readEnvironment } from "../../../plugins/check/environment.ts";
import { readVariables } from "../../../plugins/check/variables.ts";
import { defaultHosts } from "../../../src/site/hosting/hosts.ts";

const folder = mkdtempSync(path.join(tmpdir(), "environment-"));
writeFileSync(path.join(folder, "index.mdx"), "");
afterEach(() => {
  for (const name of ["GA_TRACKING_ID", "SITE_HOST", "V4_HOST", "SOURCE_DATE_EPOCH"])
    delete process.env[name];
});
process.on("exit", () => rmSync(folder, { recursive: true }));

describe("what a build is told", () => {
  it("is to build our own content strictly by default", () => {
    expect(readEnvironment({}, "/project")).toEqual({
      content: { root: path.resolve("/project/content"), strict: true },
      minimize: true,
      variables: readVariables({}).values,
      time: undefined,
    });
  });

  it("is to build another folder with warnings by default", () => {
    expect(readEnvironment({ content: folder }, "/project").content).toEqual({
      root: folder,
      strict: false,
    });
  });

  it.each([
    ["true", true],
    [true, true],
    ["false", false],
  ])("may say how strict it is: %j", (strict, expected) => {
    expect(readEnvironment({ content: folder, strict }, "/project").content.strict).toBe(expected);
    expect(readEnvironment({ strict }, "/project").content.strict).toBe(expected);
  });

  it("may be not to minimize anything, for a faster test", () => {
    expect(readEnvironment({ minimize: "false" }, "/project").minimize).toBe(false);
    expect(() => readEnvironment({ minimize: "no" }, "/project")).toThrow(
      "--env minimize=no: expected true or false.",
    );
  });

  it("finds a folder from the project's", () => {
    const { content } = readEnvironment({ content: path.basename(folder) }, path.dirname(folder));
    expect(content.root).toBe(folder);
  });

  it("may have an id for analytics", () => {
    process.env.GA_TRACKING_ID = "G-ABC123";
    expect(readEnvironment({}, "/project").variables.GA_TRACKING_ID).toBe("G-ABC123");
  });

  it.each(["api.github.com", "https://api.github.com/", "https://a.b/?q=1"])(
    "may not have just anything as the API of votes: %s",
    (api) => {
      expect(readVariables({ VOTES_API: api }).problems).toEqual([
        "VOTES_API: expected the address of a REST API like GitHub's, without a slash at its end.",
      ]);
    },
  );

  it("may have other hosts", () => {
    process.env.SITE_HOST = "http://localhost:4000";
    const { variables } = readEnvironment({}, "/project");
    expect(variables).toMatchObject({ ...defaultHosts, SITE_HOST: "http://localhost:4000" });
  });

  it.each(["", "example.org", "https://example.org/", "https://example.org/docs", "ftp://x"])(
    "is refused where a host is %j",
    (value) => {
      process.env.V4_HOST = value;
      expect(() => readEnvironment({}, "/project")).toThrow(
        'V4_HOST: expected an address like "https://v4.webpack.js.org", with nothing after the host.',
      );
    },
  );

  it("may have a hosted index for the search, or none, but no half of one", () => {
    const all = { SEARCH_APP_ID: "ABC", SEARCH_KEY: "key", SEARCH_INDEX: "docs" };
    expect(readVariables(all).problems).toEqual([]);
    expect(readVariables({ ...all, SEARCH_HOST: "http://localhost:4110" }).problems).toEqual([]);
    expect(readVariables({ SEARCH_APP_ID: "ABC" }).problems).toEqual([
      "SEARCH_KEY, SEARCH_INDEX: not set. A hosted index needs all of SEARCH_APP_ID, SEARCH_KEY, SEARCH_INDEX.",
    ]);
    expect(readVariables({ ...all, SEARCH_HOST: "localhost" }).problems).toEqual([
      'SEARCH_HOST: expected an address like "https://search.example.com", without a path.',
    ]);
  });

  it("is refused with everything that is wrong in it", () => {
    process.env.GA_TRACKING_ID = "<script>";
    expect(() => readEnvironment({ content: "no-such", strict: "yes" }, folder)).toThrow(
      new Error(
        [
          "--env content=no-such: expected the path of a folder with .md or .mdx files.",
          "--env strict=yes: expected true or false.",
          'GA_TRACKING_ID: expected an id like "G-ABC123".',
        ].join("\n"),
      ),
    );
    delete process.env.GA_TRACKING_ID;
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

  it("is refused with a name that means nothing, and only with such", () => {
    expect(() => readEnvironment({ stric: "true", WEBPACK_BUILD: true }, folder)).toThrow(
      new Error('--env stric: expected content, strict, minimize. Did you mean "strict"?'),
    );
  });

  it.each(["foo", "G_ABC123", "<script>", "g-abc123"])(
    "is refused where the id for analytics is %s",
    (id) => {
      expect(readVariables({ GA_TRACKING_ID: id }).problems).toEqual([
        'GA_TRACKING_ID: expected an id like "G-ABC123".',
      ]);
    },
  );

  it("says whether readers keep the service worker", () => {
    expect(readVariables({}).values.SERVICE_WORKER).toBe("keep");
    expect(readVariables({ SERVICE_WORKER: "remove" }).problems).toEqual([]);
    expect(readVariables({ SERVICE_WORKER: "off" }).problems).toEqual([
      'SERVICE_WORKER: expected "keep", or "remove" to free readers from the service worker.',
    ]);
  });

  it("may be when it says that it is made", () => {
    process.env.SOURCE_DATE_EPOCH = "1795255938";
    expect(readEnvironment({}, "/project").time).toBe("2026-11-21T10:12:18.000Z");
  });

  it.each(["yesterday", "-1", "1.5", "8640000000001"])("is wrong with a time of %s", (epoch) => {
    process.env.SOURCE_DATE_EPOCH = epoch;
    expect(() => readEnvironment({}, "/project")).toThrow(
      `SOURCE_DATE_EPOCH=${epoch}: expected whole seconds since 1970`,
    );
  });
});
