/** Enough that all threads have something to do. */
const most = 16;

let running = 0;
const waiting: (() => void)[] = [];

/** Has pages finished before others are begun: webpack would begin all, and keep all in memory. */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}
