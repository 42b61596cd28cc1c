import { describe, it } from "@jest/globals";
import { useBrowser } from "../browser.ts";
import { browserFaults } from "./browser-faults.ts";
import { clockFaults } from "./clock-faults.ts";
import { deployFaults } from "./deploy-faults.ts";
import { networkFaults } from "./network-faults.ts";
import { pageFaults } from "./page-faults.ts";
import { storageFaults } from "./storage-faults.ts";
import { buildLimit } from "../sites/two-builds.ts";

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
