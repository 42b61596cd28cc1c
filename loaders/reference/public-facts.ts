import webpack from "webpack";
import { allHooks } from "./all-hooks.ts";
import { readCommands, type Command } from "./cli.ts";
import { options, webpackVersion, type Option } from "./facts.ts";
import { flagOptions } from "./flag-list.ts";
import { hookUrl } from "./hook-entry.ts";
import type { HookFacts } from "./hooks.ts";
import { members, type MemberFacts } from "./members.ts";
import { memberUrl } from "./member-url.ts";
import { optionUrl } from "./option-url.ts";
import { pluginUrl } from "./plugin-url.ts";
import { readPlugins, type PluginFacts } from "./plugins.ts";
import { since } from "./since.ts";

/** What the installed webpack says, with the address where each entry is, or should be. */
export interface PublicFacts {
  readonly version: string;
  readonly options: readonly Documented<Omit<Option, "isGroup" | "added">>[];
  readonly hooks: readonly Documented<HookFacts>[];
  readonly plugins: readonly Documented<PluginFacts & { readonly since: string }>[];
  readonly members: readonly Documented<MemberFacts>[];
  readonly commands: readonly Command[];
  readonly flags: readonly Documented<Flag>[];
}

/** Of the command line, for an option of webpack. */
export interface Flag {
  readonly name: string;
  readonly description: string;
  readonly type: string;
  /** Path of the option that it sets. */
  readonly option: string;
  /** Whether it may be given several times. */
  readonly isMultiple: boolean;
}

/** With the name of its entry: `option output.path`. */
export type Documented<Facts> = Facts & { readonly entry: string; readonly url: string };

/** Reads all facts, which takes a second. */
export async function publicFacts(): Promise<PublicFacts> {
  return {
    version: webpackVersion,
    options: options().map(({ isGroup, added, ...option }) => ({
      ...option,
      entry: `option ${option.path}`,
      url: optionUrl(option.path),
    })),
    hooks: allHooks().map((hook) => ({
      ...hook,
      since: hook.since ?? since(`hook ${hook.owner}.${hook.name}`),
      entry: `hook ${hook.owner}.${hook.name}`,
      url: hookUrl(hook.owner, hook.name),
    })),
    plugins: readPlugins().map((plugin) => ({
      ...plugin,
      since: since(`plugin ${plugin.name}`),
      entry: `plugin ${(plugin.replacement ?? plugin.name).replace(/^.*\./, "")}`,
      url: pluginUrl(plugin.replacement ?? plugin.name),
    })),
    members: members().map((member) => ({
      ...member,
      entry: `member ${member.owner}.${member.name}`,
      url: memberUrl(member.owner, member.name),
    })),
    commands: await readCommands(),
    // An option's entry has its flags.
    flags: Object.entries(webpack.cli.getArguments()).map(([name, flag]) => ({
      name: `--${name}`,
      description: flag.description ?? "",
      type: flag.simpleType,
      isMultiple: flag.multiple,
      ...optionOf(`--${name}`),
    })),
  };
}

function optionOf(flag: string) {
  const option = flagOptions().get(flag) ?? "";
  return { option, entry: `option ${option}`, url: optionUrl(option) };
}
