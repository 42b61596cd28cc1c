import { AsyncLocalStorage } from "node:async_hooks";
import { withTimeLimit } from "./time-limit.ts";
import { watch } from "./watchdog.ts";

/** Milliseconds; what timers of a page do takes a few. */
const timerLimit = 1000;

/** The page whose code runs, also in the promises and timers that it has made. */
const running = new AsyncLocalStorage<string>();

/** Is told of each page, by its absolute path, what it throws where nobody waits for it. */
export type LateErrorListener = (page: string, error: unknown) => void;

let tell: LateErrorListener = () => {};

/** Sets who is told from now on of what pages throw too late. */
export const onLateError = (listener: LateErrorListener) => void (tell = listener);

/**
 * Runs code of a page. Neither it nor what it starts can end the process, let it run on for ever or
 * crash it. Within the code of another page it is part of that one.
 *
 * @param page absolute
 * @param work synchronous, or not
 */
export function runPageCode<Result>(page: string, work: () => Result): Result {
  if (isInPage()) return work();
  guardProcess();
  watch(page);
  return running.run(page, work);
}

let isGuarded = false;

/** Once, and for good: a timer of a page may come at any time. */
function guardProcess() {
  if (isGuarded) return;
  isGuarded = true;
  for (const name of ["exit", "abort", "kill"] as const) {
    const apply = (end: (...given: never[]) => unknown, self: unknown, given: unknown[]) => {
      if (!isInPage()) return Reflect.apply(end, self, given);
      throw new Error(`process.${name}() was called: a page cannot end the build.`);
    };
    Object.assign(process, { [name]: new Proxy(process[name], { apply }) });
  }
  // A finished build does not wait for what a page repeats.
  for (const name of ["setTimeout", "setInterval", "setImmediate"] as const) {
    const apply = (start: Start, self: unknown, [work, ...given]: unknown[]) => {
      const page = running.getStore();
      if (page === undefined || typeof work !== "function")
        return Reflect.apply(start, self, [work, ...given]);
      const limited = (...values: unknown[]) => runTimer(page, () => work(...values), timer);
      const timer = Reflect.apply(start, self, [limited, ...given]).unref();
      return timer;
    };
    Object.assign(globalThis, { [name]: new Proxy(globalThis[name], { apply }) });
  }
  process.on("uncaughtException", tellOrCrash);
}

type Timer = NodeJS.Timeout | NodeJS.Immediate;
type Start = (...given: never[]) => Timer;

/** What does not end is stopped, and what fails is not repeated. */
function runTimer(page: string, work: () => unknown, timer: Timer) {
  const isTimed = "refresh" in timer;
  // Watching what a page does at each turn of the loop would keep the loop turning.
  if (isTimed) watch(page);
  try {
    withTimeLimit(work, timerLimit);
  } catch (error) {
    if (isTimed) clearInterval(timer);
    throw error;
  }
}

const isInPage = () => running.getStore() !== undefined;

/** Node sends rejected promises here, too. */
function tellOrCrash(error: unknown) {
  const page = running.getStore();
  if (page !== undefined) return tell(page, error);
  // As if nobody had listened.
  process.off("uncaughtException", tellOrCrash);
  process.nextTick(() => {
    throw error;
  });
}
