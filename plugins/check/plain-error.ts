import { inspect } from "node:util";

/**
 * An error for whoever runs the command: webpack-cli prints an error with its stack, and where in
 * the code it was made helps nobody.
 */
export const plainError = (message: string): Error =>
  Object.assign(new Error(message), { stack: message, [inspect.custom]: () => message });
