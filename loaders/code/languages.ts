import { bundledLanguages, type BundledLanguage } from "shiki/langs";

/** Names and aliases. Apart from the highlighter, which takes long to load. */
export const languages: readonly string[] = Object.keys(bundledLanguages);

export const isLanguage = (name: string): name is BundledLanguage =>
  Object.hasOwn(bundledLanguages, name);
