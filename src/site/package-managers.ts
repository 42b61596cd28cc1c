/** In the order of their tabs; commands are written for the first. */
export const packageManagers = ["npm", "yarn", "pnpm", "bun"] as const;

export type PackageManager = (typeof packageManagers)[number];

/** Whether a text, from storage or from a document, names one of them. */
export const isPackageManager = (name: unknown): name is PackageManager =>
  packageManagers.some((manager) => manager === name);
