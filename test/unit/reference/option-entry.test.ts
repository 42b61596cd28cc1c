import { describe, expect, it } from "@jest/globals";
import { text } from "../../../loaders/reference/entry.ts";
import { optionAt, type Option } from "../../../loaders/reference/facts.ts";
import { optionEntry } from "../../../loaders/reference/option-entry.ts";

const sinceOf = (path: string, facts: Partial<Option> = {}) => {
  const option = optionAt(path);
  if (option === undefined) throw new Error(`There's no option ${path}.`);
  return optionEntry({ ...option, ...facts }, {}).facts.find(({ name }) => name === "Since");
};

describe("since when there is an option", () => {
  it("is for scripts to compare with the reader's webpack", () => {
    const since = { values: [[text("5.72.0")]], data: { "data-since": "5.72.0" } };
    expect(sinceOf("BannerPlugin.footer")).toEqual({ name: "Since", ...since });
  });

  it("is left out if webpack 5 has always had it", () => {
    expect(sinceOf("output.filename")?.values).toEqual([]);
    expect(sinceOf("BannerPlugin.banner")?.values).toEqual([]);
  });

  it.each(["6.1.0", "5.0.0"])(
    "names webpack-dev-server, and isn't for comparison with webpack: %s",
    (since) => {
      const values = [[text(`webpack-dev-server ${since}`)]];
      expect(sinceOf("devServer.port", { since })).toEqual({ name: "Since", values });
    },
  );

  it("is left out if the major version of webpack-dev-server has always had it", () => {
    expect(sinceOf("devServer.port", { since: undefined })?.values).toEqual([]);
  });
});
