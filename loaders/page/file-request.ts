/** webpack would read a plain `#` as the start of a fragment. */
export const fileRequest = (file: string): string => file.replaceAll("#", "\0#");

/** Marks content that is shown on every page and isn't a page itself. */
export const fragmentQuery = "?fragment";
