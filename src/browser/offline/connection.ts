import { buildUrl } from "../../site/offline/published-build.ts";
import { answerTimeoutMs } from "../timers.ts";
import { online, onDoubt } from "./online.ts";

/** Between two tries, in milliseconds; the last one repeats, because the host may be in trouble. */
const pauses = [2000, 4000, 8000, 15_000, 30_000];

let trying: Promise<boolean> | undefined;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Updates `online`, and tries on until the site can be reached. */
export const tryConnection = (): Promise<boolean> => trying ?? reach();

/** Does not wait for an older request, which may have left over another network. */
function reach(): Promise<boolean> {
  const turn: Promise<boolean> = answers().then((isReached) => {
    if (trying !== turn) return trying ?? isReached;
    trying = undefined;
    online.set(isReached);
    failures = isReached ? 0 : failures + 1;
    clearTimeout(timer);
    if (!isReached) timer = setTimeout(tryAgain, pauses[Math.min(failures, pauses.length) - 1]);
    return isReached;
  });
  trying = turn;
  return turn;
}

/** An error is an answer, but the sign-in page of a captive portal is not. */
async function answers(): Promise<boolean> {
  try {
    const { status, headers } = await fetch(buildUrl, {
      method: "HEAD",
      cache: "no-store",
      redirect: "manual",
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    return status >= 400 || (status === 200 && /json/.test(headers.get("content-type") ?? ""));
  } catch {
    return false;
  }
}

/** A hidden tab waits until it is visible. */
function tryAgain(): void {
  if (!document.hidden && !online.get()) void tryConnection();
}

export function watchConnection(): void {
  const check = () => void tryConnection();
  for (const type of ["online", "offline"]) addEventListener(type, () => void reach());
  onDoubt(check);
  // A file did not load. Errors of elements do not bubble.
  document.addEventListener("error", check, true);
  document.addEventListener("visibilitychange", tryAgain);
  // The page itself may have come from the service worker.
  if (!navigator.onLine || navigator.serviceWorker?.controller) check();
}
