import { compareVersions } from "../../src/site/releases/versions.ts";
import { code, inline, sinceFact, type Entry } from "./entry.ts";
import { hookUrl } from "./hook-entry.ts";
import type { HookFacts } from "./hooks.ts";
import type { PluginFacts } from "./plugins.ts";
import { pluginUrl } from "./plugin-url.ts";
import { since } from "./since.ts";

/**
 * @param plugin the one with the name that stays, if it has several
 * @param hooks of all owners
 */
export function pluginEntry(
  plugin: PluginFacts,
  all: readonly PluginFacts[],
  hooks: readonly HookFacts[],
): Entry {
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
      sinceFact(oldest([plugin, ...others].map((one) => since(`plugin ${one.name}`)))),
      {
        name: "Hooks",
        values: hooks
          .filter(({ owner }) => owner === title)
          .map((hook) => [
            { type: "link", url: hookUrl(title, hook.name), children: [code(hook.name)] },
          ]),
      },
      { name: "Deprecated", values: isDeprecated ? [inline(warning ?? "yes")] : [] },
    ],
    description,
  };
}

const deprecation = ({ isDeprecated }: PluginFacts) => (isDeprecated ? inline(", deprecated") : []);

/** Webpack has moved some plugins into namespaces. */
const oldest = (versions: readonly string[]): string | undefined =>
  versions.toSorted(compareVersions)[0];
