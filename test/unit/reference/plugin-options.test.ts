import { describe, expect, it } from "@jest/globals";
import { pluginOptionsOf } from "../../../src/commands/since/plugin-options.ts";

const schemaOf = (option: string, schema = {}) => ({ properties: { [option]: schema } });

const pathsIn = (configuration: object, files: Readonly<Record<string, object>>) =>
  pluginOptionsOf(configuration, new Map(Object.entries(files))).flatMap(({ paths }) => paths);

describe("options of plugins in a release of webpack", () => {
  it("are those that its schemas have, whatever today's webpack accepts", () => {
    expect(pathsIn({}, { "BannerPlugin.json": schemaOf("gone") })).toEqual(["BannerPlugin.gone"]);
  });

  it("are known where a schema was in another folder", () => {
    const files = { "DllPlugin.json": schemaOf("name") };
    expect(pathsIn({}, files)).toEqual(["DllPlugin.name"]);
  });

  it("are known where a schema was a part of the configuration's, or refers to it", () => {
    const definitions = { CleanOptions: schemaOf("dry") };
    expect(pathsIn({ definitions }, {})).toEqual(["CleanPlugin.dry"]);
    const file = { $ref: "../../WebpackOptions.json#/definitions/CleanOptions" };
    expect(pathsIn({ definitions }, { "output/CleanOptions.json": file })).toEqual([
      "CleanPlugin.dry",
    ]);
  });

  it("are there for each plugin with the same schema", () => {
    const files = { "SourceMapDevToolPlugin.json": schemaOf("debugIds") };
    expect(pathsIn({}, files).toSorted()).toEqual([
      "EvalSourceMapDevToolPlugin.debugIds",
      "SourceMapDevToolPlugin.debugIds",
    ]);
  });

  it("of parsers and generators aren't options of a plugin", () => {
    expect(pathsIn({}, { "asset/AssetParserOptions.json": schemaOf("dataUrlCondition") })).toEqual(
      [],
    );
  });
});
