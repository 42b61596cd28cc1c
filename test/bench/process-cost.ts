import { readdirSync, readFileSync } from "node:fs";

export interface Cost {
  /** Wall-clock time. */
  readonly seconds: number;
  /** Of the process and all that it started. */
  readonly cpuSeconds: number;
  /** The most that they held at one time, in MB. */
  readonly memory: number;
}

/** Linux counts in hundredths of a second on every platform that Node runs on. */
const ticks = 100;

/** How often it looks, in milliseconds; what happens after the last look is not seen. */
const interval = 50;

/**
 * Measures a process and its children until it ends, with `/proc`; elsewhere only the time.
 *
 * @param pid of a process that has just been started
 * @param ended is done when it ends
 */
export async function costOf(pid: number, ended: Promise<unknown>): Promise<Cost> {
  const start = performance.now();
  const cpu = new Map<number, number>();
  let memory = 0;
  const look = () => {
    const uses = withChildren(pid).flatMap((one) => useOf(one) ?? []);
    for (const use of uses) cpu.set(use.pid, use.cpuSeconds);
    memory = Math.max(
      memory,
      uses.reduce((sum, use) => sum + use.memory, 0),
    );
  };
  const timer = setInterval(look, interval);
  await ended;
  clearInterval(timer);
  const cpuSeconds = [...cpu.values()].reduce((sum, seconds) => sum + seconds, 0);
  return { seconds: (performance.now() - start) / 1000, cpuSeconds, memory };
}

/** https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
function useOf(pid: number) {
  const text = readProc(`${pid}/stat`);
  if (text === undefined) return undefined;
  // The second field, the command in brackets, may hold spaces.
  const fields = text
    .slice(text.lastIndexOf(")") + 2)
    .split(" ")
    .map(Number);
  const [user = 0, system = 0] = fields.slice(11);
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readProc(`${pid}/status`) ?? "")?.[1] ?? 0;
  return { pid, cpuSeconds: (user + system) / ticks, memory: Number(kilobytes) / 1000 };
}

function withChildren(pid: number): readonly number[] {
  const threads = listProc(`${pid}/task`);
  const children = threads.flatMap((thread) =>
    (readProc(`${pid}/task/${thread}/children`) ?? "").split(" ").filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(withChildren)];
}

const readProc = (file: string) => unlessGone(() => readFileSync(`/proc/${file}`, "utf8"));

const listProc = (folder: string) => unlessGone(() => readdirSync(`/proc/${folder}`)) ?? [];

/** A process may end between two looks. */
function unlessGone<Result>(look: () => Result): Result | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}
