import { setTimeout } from "node:timers/promises";
import type { BrowserContext, Protocol, Target } from "puppeteer";

/**
 * Notes what the site's policy forbids, in pages and in workers: Chromium writes to the console of
 * some violations and not of others, and tells developers of all.
 *
 * @param context of the reader
 * @param note is given a sentence on each violation
 * @returns what asks the service workers that run, to be called last: Chromium has a worker wait
 *   for the developer who watches it whenever it starts, and an update can wait for that forever
 */
export async function noteViolations(
  context: BrowserContext,
  note: (text: string) => void,
): Promise<() => Promise<void>> {
  const watch = async (target: Target) => {
    try {
      const session = await target.createCDPSession();
      session.on("Audits.issueAdded", ({ issue }) => {
        const violation = issue.details.contentSecurityPolicyIssueDetails;
        if (violation !== undefined) note(sentence(violation, target.url()));
      });
      // It tells of what happened before, too.
      await session.send("Audits.enable");
    } catch {
      // The page or the worker has been closed meanwhile.
    }
  };
  const isLater = (target: Target) => target.type() === "service_worker";
  context.on("targetcreated", (target) => {
    if (!isLater(target)) void watch(target);
  });
  await Promise.all(context.targets().map((target) => isLater(target) || watch(target)));
  return async () => {
    const asked = Promise.all(context.targets().filter(isLater).map(watch));
    // One that is about to end may not answer any more.
    await Promise.race([asked, setTimeout(2000, undefined, { ref: false })]);
  };
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
