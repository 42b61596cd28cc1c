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
  readonly messages: readonly ErrorMessage[];
}

/** The words that a message has in each project, where paths and names are others. */
export interface ErrorMessage {
  /** Of its first lines, which are all that some people paste. */
  readonly words: readonly string[];
  /** Of the lines below them. */
  readonly details: readonly string[];
}
