import type { CheckResult } from "./check-configuration.ts";

/** Between a page and the worker that checks configurations. */

export interface CheckRequest {
  readonly id: number;
  readonly text: string;
  /** Of the reader's webpack. */
  readonly version: string;
}

export interface CheckAnswer {
  readonly id: number;
  /** Missing if the check itself fails. */
  readonly result?: CheckResult;
}
