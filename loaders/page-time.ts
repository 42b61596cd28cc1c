import { TimeLimitError, withTimeLimit } from "./time-limit.ts";

/**
 * Milliseconds of the processor for all that is tried with a page: with what nothing can interrupt,
 * no page takes five seconds.
 */
const mostTime = 3000;

/**
 * Milliseconds for what a page runs. An endless one leaves time to read the page as plain Markdown,
 * where that may be.
 */
export const runLimit = 2000;

/** Milliseconds of the processor that nobody would wonder about when a text is read; prose takes half. */
export const usualTime = (text: string): number => 100 + text.length / 200;

/** What the pages that are being read have used, by their absolute paths. */
const used = new Map<string, number>();

/** Gives a page all of its time again, because it is read anew. */
export const startPage = (page: string): void => void used.set(page, 0);

/** Milliseconds that a page may still use; one that was never started may use all. */
export const timeLeft = (page: string): number => Math.max(0, mostTime - (used.get(page) ?? 0));

/** Milliseconds that a page has used in this build; none where it came from the cache. */
export const timeUsed = (page: string): number => used.get(page) ?? 0;

/**
 * Calls a function and gives its result, but stops it when its page has used up its time.
 *
 * @param page absolute
 * @param work synchronous
 * @param most milliseconds for this work
 * @throws what `work` throws, or a `TimeLimitError`
 */
export function withPageTime<Result>(page: string, work: () => Result, most = mostTime): Result {
  const left = timeLeft(page);
  return countTime(page, () => withTimeLimit(work, Math.min(most, left), Math.min(most, mostTime)));
}

/**
 * Like `withPageTime`, for work that can be done again. On a machine that was too busy to do what
 * is usual it is, with more patience: who builds beside other work gets the same site.
 *
 * @param usual milliseconds of the processor that nobody would wonder about
 * @param most milliseconds for this work
 */
export function withPageTimePatiently<Result>(
  page: string,
  work: () => Result,
  usual: number,
  most = mostTime,
): Result {
  const limit = Math.min(most, timeLeft(page));
  const before = processorTime();
  try {
    return withPageTime(page, work, most);
  } catch (error) {
    const had = processorTime() - before;
    // Of what little may be left, having had half is as much as a machine that is not busy gives.
    if (!(error instanceof TimeLimitError) || had > Math.min(usual, limit / 2)) throw error;
    const patience = limit * Math.min(8, (2 * usual) / had);
    return countTime(page, () => withTimeLimit(work, patience, Math.min(most, mostTime)));
  }
}

/**
 * Counts what a function takes as time of its page. What it counts itself is counted once.
 *
 * @param work synchronous
 */
export function countTime<Result>(page: string, work: () => Result): Result {
  const usedBefore = used.get(page);
  const before = processorTime();
  try {
    return work();
  } finally {
    if (usedBefore !== undefined) used.set(page, usedBefore + processorTime() - before);
  }
}

/** Milliseconds that this thread has had of the processor. */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
