/** A reporter whose one line says how many tests passed and failed, for machines to read. */
export default class ClosingLine {
  /**
   * @param {unknown} _contexts
   * @param {import("@jest/test-result").AggregatedResult} results
   */
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    // After the summary of the default reporter.
    process.on("exit", () => console.log(`${numPassedTests} passed, ${failed} failed`));
  }
}
