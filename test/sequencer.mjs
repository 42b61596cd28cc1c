import Sequencer from "@jest/test-sequencer";

/** Jest knows how long tests take only once they have run. */
const longest = /(?:axe|cases|search-quality|source)\.test\.ts$/;

/**
 * Has what takes longest begin first, and short unit tests come last, so that all workers end together.
 */
export default class LongestFirst extends Sequencer {
  /**
   * @override
   * @param {import("@jest/test-result").Test[]} tests
   */
  async sort(tests) {
    const sorted = await super.sort(tests);
    const rank = (/** @type {import("@jest/test-result").Test} */ { path }) => {
      // The test of 256 readers: beside others, it would measure those.
      if (path.endsWith("load.test.ts")) return 3;
      if (longest.test(path)) return 0;
      return path.includes("/unit/") ? 2 : 1;
    };
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
