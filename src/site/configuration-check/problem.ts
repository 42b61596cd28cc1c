import type { OptionFacts } from "./facts.ts";
import type { Place } from "./reading/static-value.ts";

/** Something in a configuration that its reader should know. */
export interface Problem extends Place {
  readonly kind: ProblemKind;
  /** In one line. */
  readonly message: string;
  /** All that webpack prints. */
  readonly details?: string;
  /** What the reader may have meant. */
  readonly suggestion?: string;
  readonly option?: ProblemOption;
}

/** `newer`: than the reader's version of webpack. */
export type ProblemKind = "syntax" | "missing" | "invalid" | "deprecated" | "newer";

export interface ProblemOption extends Pick<OptionFacts, "url" | "since"> {
  readonly path: string;
}
