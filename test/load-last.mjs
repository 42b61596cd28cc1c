import Sequencer from "@jest/test-sequencer";

/** Runs the test of 256 readers last: beside other tests, it would measure those. */
export default class LoadLast extends Sequencer {
  /**
   * @override
   * @param {import("@jest/test-result").Test[]} tests
   */
  async sort(tests) {
    const isLoad = (/** @type {import("@jest/test-result").Test} */ test) =>
      test.path.endsWith("load.test.ts");
    const sorted = await super.sort(tests);
    return [...sorted.filter((test) => !isLoad(test)), ...sorted.filter(isLoad)];
  }
}
