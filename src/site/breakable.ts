/**
 * Finds where a long name may go on in the next line: after a dot, a slash and the like, and before
 * a capital. Numbers (`5.112.2`) stay whole.
 *
 * @param text as readers see it
 * @param longest characters of a word that stays whole
 * @returns the pieces of the text, with all of its characters
 */
export const breakable = (text: string, longest = 12): readonly string[] =>
  text
    .replace(/\S+/g, (word) => (word.length > longest ? word.replace(places, separator) : word))
    .split(separator);

/** No text has it. */
const separator = "\0";

const places =
  /(?<=[^./](?:\.(?!\d)|\/)|\p{L}\.|[\p{L}\d][_(,=])(?=[^./_)]{2})|(?<=[\p{Ll}\d])(?=\p{Lu}\p{Ll})/gu;
