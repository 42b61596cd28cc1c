/** What ends the whole process. */
const endings = ["exit", "abort", "kill"] as const;

/**
 * Makes ending the process an error: a page must not end the build, least of all without a word.
 *
 * @returns what allows it again
 */
export function forbidExit(): () => void {
  const { exit, abort, kill } = process;
  for (const name of endings) {
    Object.assign(process, {
      [name]: () => {
        throw new Error(`process.${name}() was called: a page cannot end the build.`);
      },
    });
  }
  return () => void Object.assign(process, { exit, abort, kill });
}
