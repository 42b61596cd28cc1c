/**
 * What each kind of hook means for those who tap it, in one sentence, by the name of its class in
 * tapable. `HookMap<SyncHook>` is two kinds.
 */
export const hookKinds: Readonly<Record<string, string>> = {
  SyncHook:
    "Runs its taps one after another and ignores what they return; it accepts only `tap()`, so a tap can't wait for asynchronous work.",
  SyncBailHook:
    "Runs its taps one after another until one returns anything but `undefined`, which becomes the hook's result and skips the remaining taps; it accepts only `tap()`.",
  SyncWaterfallHook:
    "Passes the first argument from tap to tap: what a tap returns replaces it for the next one, and `undefined` keeps it; it accepts only `tap()`.",
  SyncLoopHook:
    "Runs its taps one after another and starts over with the first one whenever a tap returns anything but `undefined`; it accepts only `tap()`.",
  AsyncParallelHook:
    "Starts all taps without waiting for one another, continues when the last one is done, and ignores their results; it accepts `tap()`, `tapAsync()`, and `tapPromise()`.",
  AsyncParallelBailHook:
    "Starts all taps without waiting for one another and takes the result of the earliest tap in order whose result isn't `undefined`; it accepts `tap()`, `tapAsync()`, and `tapPromise()`.",
  AsyncSeriesHook:
    "Runs its taps one after another, waits for each to finish, and ignores their results; it accepts `tap()`, `tapAsync()`, and `tapPromise()`.",
  AsyncSeriesBailHook:
    "Runs its taps one after another and waits for each, until the result of one is anything but `undefined`, which becomes the hook's result and skips the remaining taps; it accepts `tap()`, `tapAsync()`, and `tapPromise()`.",
  AsyncSeriesWaterfallHook:
    "Passes the first argument from tap to tap and waits for each: the result of a tap replaces it for the next one, and `undefined` keeps it; it accepts `tap()`, `tapAsync()`, and `tapPromise()`.",
  AsyncSeriesLoopHook:
    "Runs its taps one after another, waits for each, and starts over with the first one whenever the result of a tap is anything but `undefined`; it accepts `tap()`, `tapAsync()`, and `tapPromise()`.",
  HookMap:
    "Holds a separate hook for each key, which you get with `for(key)` and tap like any other hook.",
  MultiHook:
    "Adds your tap to the same hook of every compiler in a multi-compiler, so it runs once for each of them.",
};
