/** How each package manager adds packages that only the developers of a project need. */
const commands = {
  npm: "npm install --save-dev",
  yarn: "yarn add --dev",
  pnpm: "pnpm add --save-dev",
  bun: "bun add --dev",
} as const;

export type PackageManager = keyof typeof commands;

export const packageManagers: readonly PackageManager[] = ["npm", "yarn", "pnpm", "bun"];

/** Whether a text, for example one that a browser has stored, names a package manager. */
export const isPackageManager = (name: unknown): name is PackageManager =>
  packageManagers.some((manager) => manager === name);

/**
 * The command that adds packages to a project as development dependencies.
 *
 * @param packages names, with versions where they matter
 */
export const installCommand = (manager: PackageManager, packages: readonly string[]): string =>
  `${commands[manager]} ${packages.join(" ")}`;
