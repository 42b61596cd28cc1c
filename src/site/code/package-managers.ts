/** In the order of the tabs. Authors write commands for the first one. */
export const packageManagers = ["npm", "yarn", "pnpm", "bun"] as const;

export type PackageManager = (typeof packageManagers)[number];

export const isPackageManager = (name: unknown): name is PackageManager =>
  packageManagers.some((manager) => manager === name);
