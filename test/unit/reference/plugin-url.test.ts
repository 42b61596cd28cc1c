import { expect, it } from "@jest/globals";
import { readPlugins } from "../../../loaders/reference/plugins.ts";
import { optionId, optionUrl } from "../../../loaders/reference/option-url.ts";
import { pluginUrl } from "../../../loaders/reference/plugin-url.ts";

it("gives a plugin a page, or a section of a page about several", () => {
  expect(pluginUrl("BannerPlugin")).toBe("/plugins/banner-plugin/");
  expect(pluginUrl("optimize.SplitChunksPlugin")).toBe("/plugins/split-chunks-plugin/");
  expect(pluginUrl("SSRManifestPlugin")).toBe("/plugins/ssr-manifest-plugin/");
  expect(pluginUrl("NoEmitOnErrorsPlugin")).toBe("/plugins/NoEmitOnErrorsPlugin/");
  expect(pluginUrl("dll.DllReferencePlugin")).toBe("/plugins/dll-plugin/#dllreferenceplugin");
});

it("gives each plugin an address of its own", () => {
  const plugins = readPlugins().filter(({ replacement }) => replacement === undefined);
  expect(new Set(plugins.map(({ name }) => pluginUrl(name))).size).toBe(plugins.length);
});

it("leaves the plugin's name out of the ids of its options, if the page is about it alone", () => {
  expect(optionUrl("ManifestPlugin.filename")).toBe("/plugins/manifest-plugin/#filename");
  expect(optionId("DllPlugin.path")).toBe("dllpluginpath");
});
