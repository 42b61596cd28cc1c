import { setTimeout } from "node:timers/promises";
import type { BrowserContext, CDPSession, Protocol, Target } from "puppeteer";

/**
 * Notes what the site's policy forbids, in pages and in workers: Chromium writes to the console of
 * some violations and not of others, and tells developers of all.
 *
 * @param context of the reader
 * @param note is given a sentence on each violation
 * @returns what asks the service workers that run, to be called last: they tell of what happened
 *   before, too
 */
export async function noteViolations(
  context: BrowserContext,
  note: (text: string) => void,
): Promise<() => Promise<void>> {
  const watch = async (session: CDPSession, from: string) => {
    session.on("Audits.issueAdded", ({ issue }) => {
      const violation = issue.details.contentSecurityPolicyIssueDetails;
      if (violation !== undefined) note(sentence(violation, from));
    });
    await session.send("Audits.enable");
  };
  const watchTarget = async (target: Target) => {
    try {
      await watch(await target.createCDPSession(), target.url());
    } catch {
      // The page or the worker has been closed meanwhile.
    }
  };
  context.on("targetcreated", watchTarget);
  await Promise.all(context.targets().map(watchTarget));
  return async () => {
    const workers = await serviceWorkers(context);
    const asked = workers.map(({ session, url }) => watch(session, url));
    // One that is about to end may not answer any more.
    await Promise.race([Promise.allSettled(asked), setTimeout(2000, undefined, { ref: false })]);
  };
}

/** The service workers that run for a reader: puppeteer knows of none, see `worker-browser.ts`. */
export async function serviceWorkers(
  context: BrowserContext,
): Promise<readonly { readonly session: CDPSession; readonly url: string }[]> {
  const browser = await context.browser().target().createCDPSession();
  const filter = [{ type: "service_worker" }];
  const { targetInfos } = await browser.send("Target.getTargets", { filter });
  const own = targetInfos.filter(({ browserContextId }) => browserContextId === context.id);
  const attached = own.map(async ({ targetId, url }) => {
    const { sessionId } = await browser.send("Target.attachToTarget", { targetId, flatten: true });
    const session = browser.connection()?.session(sessionId);
    return session ? [{ session, url }] : [];
  });
  const found = await Promise.allSettled(attached);
  return found.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
}

function sentence(
  {
    violatedDirective,
    blockedURL = "",
    sourceCodeLocation,
  }: Protocol.Audits.ContentSecurityPolicyIssueDetails,
  from: string,
): string {
  const { url = from, lineNumber = 0 } = sourceCodeLocation ?? {};
  return `Policy: ${violatedDirective} forbids ${blockedURL} at ${url}:${lineNumber} in ${from}`;
}
