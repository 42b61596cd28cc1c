import { createRequire } from "node:module";
import type { Check } from "./check.ts";

const require = createRequire(import.meta.url);
/** It has no types. */
const { nodes }: { readonly nodes: (text: string) => unknown } = require("coffeescript");

export const checkCoffee: Check = ({ text }) => {
  try {
    nodes(text);
    return [];
  } catch (error) {
    const { location, message } = Object(error);
    if (location === undefined) throw error;
    return [{ line: location.first_line + 1, message: `this isn't CoffeeScript: ${message}.` }];
  }
};
