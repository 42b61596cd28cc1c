/**
 * Whether another process has this ID. In a container, one that was killed may have had the same ID as
 * this one.
 */
export function isRunning(pid: number): boolean {
  try {
    return pid !== process.pid && process.kill(pid, 0);
  } catch {
    return false;
  }
}
