import { describe, it } from "@jest/globals";
import { useBrowser } from "./browser.ts";
import { browserFaults } from "./faults/browser-faults.ts";
import { clockFaults } from "./faults/clock-faults.ts";
import { deployFaults } from "./faults/deploy-faults.ts";
import { networkFaults } from "./faults/network-faults.ts";
import { pageFaults } from "./faults/page-faults.ts";
import { storageFaults } from "./faults/storage-faults.ts";
import { buildLimit } from "./two-builds.ts";

const open = useBrowser();

/** One row a test: whatever goes wrong, this is what the reader sees, and nothing is lost. */
describe("a reader with", () => {
  it.each([
    ...storageFaults,
    ...browserFaults,
    ...clockFaults,
    ...networkFaults,
    ...deployFaults,
    ...pageFaults,
  ])("$fault sees $sees", ({ check }) => check(open), buildLimit);
});
