/** What a prerendered page needs in addition to what every page needs. */
export interface PageNeeds {
  /** Names of its islands. */
  readonly islands: readonly string[];
  /** The kind of its view, if it has its own chunk. */
  readonly view: string | undefined;
}

/** A script or style of a document. */
export interface ClientFile {
  readonly url: string;
  /** Browsers refuse a file that was changed on the way. */
  readonly integrity: string;
}

/** The files that a prerendered page loads. */
export interface ClientAssets {
  readonly scripts: readonly ClientFile[];
  readonly styles: readonly ClientFile[];
  /** URLs. Missing if the build emits none. */
  readonly searchIndex?: string;
  readonly tooltips?: string;
}
