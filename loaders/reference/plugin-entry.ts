import { code, inline, sinceFact, type Entry } from "./entry.ts";
import type { PluginFacts } from "./plugins.ts";
import { pluginUrl } from "./plugin-url.ts";
import { since } from "./since.ts";

/** @param plugin the one with the name that stays, if it has several */
export function pluginEntry(plugin: PluginFacts, all: readonly PluginFacts[]): Entry {
  const { name, isDeprecated, warning, description = "" } = plugin;
  const title = name.replace(/^.*\./, "");
  const others = all.filter(({ replacement }) => replacement === name);
  return {
    name: `plugin ${title}`,
    url: pluginUrl(name),
    title,
    isDeprecated,
    facts: [
      { name: "Use", values: [[code(`new webpack.${name}()`)]] },
      {
        name: "Also known as",
        values: others.map((one) => [code(`webpack.${one.name}`), ...deprecation(one)]),
      },
      sinceFact(since(`plugin ${name}`)),
      { name: "Deprecated", values: isDeprecated ? [inline(warning ?? "yes")] : [] },
    ],
    description,
  };
}

const deprecation = ({ isDeprecated }: PluginFacts) => (isDeprecated ? inline(", deprecated") : []);
