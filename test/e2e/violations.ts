import type { BrowserContext, Protocol, Target } from "puppeteer";

/**
 * Notes what the site's policy forbids, in pages and in workers: Chromium writes to the console of
 * some violations and not of others, and tells developers of all.
 *
 * @param context of the reader
 * @param note is given a sentence on each violation
 */
export async function noteViolations(
  context: BrowserContext,
  note: (text: string) => void,
): Promise<void> {
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
  context.on("targetcreated", (target) => void watch(target));
  await Promise.all(context.targets().map(watch));
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
