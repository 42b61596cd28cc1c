import webpack, { type Compiler } from "webpack";

/** Shows how far a build is, on one line, where a person watches it. */
export class ProgressPlugin {
  apply(compiler: Compiler): void {
    const { stderr } = process;
    if (!stderr.isTTY) return;
    const show = (percentage: number, message: string) => {
      stderr.clearLine(0);
      stderr.cursorTo(0);
      if (percentage < 1)
        stderr.write(`${Math.round(percentage * 100)} % ${message}`.slice(0, stderr.columns - 1));
    };
    new webpack.ProgressPlugin(show).apply(compiler);
  }
}
