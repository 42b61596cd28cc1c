import type { DefaultValue } from "./summed-defaults.ts";

/** Where a default is one: `node, no mode`. Empty if it's everywhere. */
export const defaultPlaces = ({
  modes = [],
  targets = [],
}: Pick<DefaultValue, "modes" | "targets">): string =>
  [...targets.map(targetName), ...modes.map(modeName)].join(", ");

const modeName = (mode: string) => (mode === "none" ? "no mode" : mode);

const targetName = (target: string) =>
  target.startsWith("browserslist") ? "browsers without ES2015" : target;
