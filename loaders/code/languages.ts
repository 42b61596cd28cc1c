import path from "node:path";
import { bundledLanguages, type BundledLanguage } from "shiki/langs";

/** Names and aliases. Apart from the highlighter, which takes long to load. */
export const languages: readonly string[] = Object.keys(bundledLanguages);

/** By its extension; `plain` if it's none that can be highlighted. */
export function languageOfFile(file: string): string {
  const extension = path.extname(file).slice(1);
  if (extension === "svg") return "xml";
  return isLanguage(extension) ? extension : "plain";
}

export const isLanguage = (name: string): name is BundledLanguage =>
  Object.hasOwn(bundledLanguages, name);
