import { parseAllDocuments } from "yaml";
import type { Check } from "./check.ts";

export const checkYaml: Check = ({ text }) => {
  const documents = [parseAllDocuments(text)].flat();
  const [error] = documents.flatMap(({ errors }) => errors);
  if (error === undefined) return [];
  const [message = ""] = error.message.split(/ at line \d+/);
  return [{ line: error.linePos?.[0].line ?? 1, message: `this isn't YAML: ${message}.` }];
};
