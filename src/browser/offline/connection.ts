import { buildUrl } from "../../site/offline/published-build.ts";
import { online, onDoubt } from "./online.ts";

/** How long the site is waited for, in milliseconds; the same as a slow page. */
const timeoutMs = 10_000;

/** Pauses between two tries, in milliseconds; the last one repeats. */
const pauses = [2000, 4000, 8000, 15_000, 30_000];

let trying: Promise<boolean> | undefined;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Tries whether the site can be reached, says so in `online.ts`, and tries on until it can. */
export const tryConnection = (): Promise<boolean> => trying ?? reach();

/** Begins anew: what is on its way may have left before the network changed. */
function reach(): Promise<boolean> {
  const turn: Promise<boolean> = answers().then((isReached) => {
    if (trying !== turn) return trying ?? isReached;
    trying = undefined;
    return settle(isReached);
  });
  trying = turn;
  return turn;
}

function settle(isReached: boolean): boolean {
  online.set(isReached);
  failures = isReached ? 0 : failures + 1;
  clearTimeout(timer);
  if (!isReached) timer = setTimeout(tryAgain, pauses[Math.min(failures, pauses.length) - 1]);
  return isReached;
}

/** An error is an answer, too; the page of a network that wants a sign-in is none of the site's. */
async function answers(): Promise<boolean> {
  try {
    const { status, headers } = await fetch(buildUrl, {
      method: "HEAD",
      cache: "no-store",
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return status >= 400 || (status === 200 && /json/.test(headers.get("content-type") ?? ""));
  } catch {
    return false;
  }
}

/** A tab that nobody sees does so when it is seen again. */
function tryAgain(): void {
  if (!document.hidden && !online.get()) void tryConnection();
}

/**
 * Notices when the network goes, by what the browser says and by files of the site that do not
 * load, and when it comes back.
 */
export function watchConnection(): void {
  const check = () => void tryConnection();
  for (const type of ["online", "offline"]) addEventListener(type, () => void reach());
  onDoubt(check);
  // Elements that fail tell only those who listen on the way down.
  document.addEventListener("error", ({ target }) => isOfSite(target) && check(), true);
  document.addEventListener("visibilitychange", tryAgain);
  // The page itself may have come from the service worker, which does not say so.
  if (!navigator.onLine || navigator.serviceWorker?.controller) check();
}

const isOfSite = (target: EventTarget | null): boolean => {
  if (target instanceof HTMLScriptElement || target instanceof HTMLImageElement) {
    return target.src.startsWith(`${location.origin}/`);
  }
  return target instanceof HTMLLinkElement && target.href.startsWith(`${location.origin}/`);
};
