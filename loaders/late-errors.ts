import type { Processor } from "unified";

/**
 * A recma plugin that lets a page whose text cannot be printed fail like any other: unified would
 * throw the error where nobody catches it, and the whole build would end there.
 */
export function lateErrors(this: Processor) {
  const { compiler } = this;
  if (compiler === undefined) return;
  this.compiler = (tree, file) => {
    try {
      return compiler(tree, file);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return `throw new Error(${JSON.stringify(message)});\nexport const facts = {};\nconst MDXContent = () => null;\n`;
    }
  };
}
