/** How a release of webpack differs from the one before. */
export interface ReleaseChanges {
  readonly version: string;
  readonly added: readonly Named[];
  readonly deprecated: readonly Named[];
  readonly removed: readonly Named[];
  readonly defaults: readonly ChangedDefault[];
}

/** Something that the documentation has by its name. */
export interface Named {
  readonly kind: (typeof kinds)[number];
  /** `output.path`, `Compiler.emit`, `optimize.SplitChunksPlugin` */
  readonly name: string;
  /** Of its entry; missing if it has none. */
  readonly url?: string;
}

export const kinds = ["option", "hook", "plugin"] as const;

export interface ChangedDefault extends Named {
  /** As JavaScript. Missing if webpack set none. */
  readonly before?: string;
  readonly after: string;
  /** If not in all builds: `production, no mode`. */
  readonly where?: string;
}
