import { Ajv } from "ajv";
import { expect, it } from "@jest/globals";
import { siteUrl } from "../browser.ts";

it("documents every option, hook, plugin, and flag of the installed webpack", async () => {
  const report = await (await fetch(`${siteUrl()}/reference/coverage.txt`)).text();
  console.log(report);
  expect(report.match(/^\w.*(?=: \d)/gm)).toEqual([
    "options",
    "hooks",
    "plugins",
    "flags",
    "members",
    "options at the first two levels",
  ]);
  expect(report.match(/^ {2}missing: (?!member ).*/gm) ?? []).toEqual([]);
});

it("publishes what webpack has, with the addresses of its entries", async () => {
  const read = async (file: string) => (await fetch(`${siteUrl()}/reference/${file}`)).json();
  const { webpack, options } = await read("options.json");
  expect(webpack).toMatch(/^5\.\d+\.\d+$/);
  expect(options).toContainEqual(
    expect.objectContaining({
      path: "output.filename",
      url: "/configuration/output/#outputfilename",
      flags: ["--output-filename"],
    }),
  );
  expect((await read("hooks.json")).hooks).toContainEqual(
    expect.objectContaining({ owner: "Compiler", name: "emit", kind: "AsyncSeriesHook" }),
  );
  expect((await read("plugins.json")).plugins).toContainEqual(
    expect.objectContaining({ name: "DefinePlugin", url: "/plugins/define-plugin/" }),
  );
  expect((await read("cli.json")).flags).toContainEqual(
    expect.objectContaining({ name: "--output-filename", option: "output.filename" }),
  );
});

it("publishes them as a schema says", async () => {
  const read = async (file: string) => (await fetch(`${siteUrl()}/reference/${file}.json`)).json();
  const isValid = new Ajv().compile(await read("schema"));
  for (const file of ["options", "hooks", "plugins", "cli"]) {
    isValid(await read(file));
    expect({ file, errors: isValid.errors }).toEqual({ file, errors: null });
  }
});
