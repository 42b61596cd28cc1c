import { useEffect, useState } from "react";
import { checkInWorker } from "../browser/configuration-check/check-worker.ts";
import { later } from "../browser/timers.ts";
import type { CheckResult } from "../site/configuration-check/check-configuration.ts";

export interface Checked {
  /** The text that was checked. */
  readonly text: string;
  /** Missing if the check failed. */
  readonly result?: CheckResult;
}

/** In milliseconds: nobody wants to read about a word before it's whole. */
const pause = 300;

/**
 * Checks a text a moment after the reader has stopped typing.
 *
 * @param attempt another number tries again
 * @returns the last check, which may be that of an older text; nothing before the first
 */
export function useCheck(text: string, version: string, attempt: number) {
  const [checked, setChecked] = useState<Checked>();
  useEffect(() => {
    const stop = new AbortController();
    const show = (one: Checked | undefined) => {
      if (!stop.signal.aborted) setChecked(one);
    };
    if (text.trim() === "") show(undefined);
    const cancel = later(() => {
      if (text.trim() === "") return;
      checkInWorker(text, version, stop.signal).then(
        (result) => show({ text, result }),
        (error: unknown) => {
          console.error(error);
          show({ text });
        },
      );
    }, pause);
    return () => {
      cancel();
      stop.abort();
    };
  }, [text, version, attempt]);
  return checked;
}
