import { inspect } from "node:util";

/** An error without its stack, which webpack-cli would print. */
export const plainError = (message: string): Error =>
  Object.assign(new Error(message), { stack: message, [inspect.custom]: () => message });
