import { parse, TomlError } from "smol-toml";
import type { Check } from "./check.ts";

export const checkToml: Check = ({ text }) => {
  try {
    parse(text);
    return [];
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [message = ""] = error.message.replace(/^Invalid TOML document: /, "").split("\n");
    return [{ line: error.line, message: `this isn't TOML: ${message}.` }];
  }
};
