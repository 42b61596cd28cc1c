/** A page of the error index. */
export interface ErrorGroup {
  readonly title: string;
  readonly url: string;
  readonly entries: readonly ErrorEntry[];
}

/** A message that readers meet. */
export interface ErrorEntry {
  readonly title: string;
  readonly url: string;
  /** What the messages of its samples have in common with those of other projects. */
  readonly words: readonly string[];
}
