import { expect, it } from "@jest/globals";
import { memberUrl } from "../../../loaders/reference/member-url.ts";
import { members } from "../../../loaders/reference/members.ts";

const namesOf = (owner: string) =>
  members()
    .filter((member) => member.owner === owner)
    .map(({ name }) => name);

it("has what a loader finds on its context, with types and comments", () => {
  expect(namesOf("LoaderContext")).toEqual(
    expect.arrayContaining(["async", "emitFile", "getOptions", "importModule", "_compilation"]),
  );
  expect(members()).toContainEqual({
    owner: "LoaderContext",
    name: "addContextDependency",
    type: "(context: string) => void",
    description: "Add a directory as dependency of the loader result.",
    isDeprecated: false,
  });
});

it("has the variables that webpack replaces in modules, without JavaScript's own", () => {
  const names = namesOf("ModuleVariable");
  expect(names).toEqual(
    expect.arrayContaining([
      "__webpack_hash__",
      "import.meta.url",
      "require.context",
      "module.hot",
    ]),
  );
  expect(names).not.toContain("this");
  expect(names).not.toContain("process.env.NODE_ENV");
});

it("has the comments that webpack reads", () => {
  expect(namesOf("MagicComment")).toEqual(
    expect.arrayContaining(["webpackChunkName", "webpackIgnore", "webpackPrefetch"]),
  );
});

it("has the fields of the stats, the API of hot updates, and methods of the compiler", () => {
  expect(namesOf("StatsAsset")).toContain("chunks");
  expect(namesOf("Hot")).toContain("accept");
  expect(namesOf("Compiler")).toEqual(expect.arrayContaining(["run", "watch", "close"]));
});

it("gives each an address of its own", () => {
  const urls = members().map(({ owner, name }) => memberUrl(owner, name));
  expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
});
