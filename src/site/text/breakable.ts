/**
 * Finds where a long name may wrap: after punctuation and before capitals. Numbers (`5.112.2`) stay
 * whole.
 *
 * @param longest word that stays whole, in characters
 * @returns the pieces of the text
 */
export const breakable = (text: string, longest = 12): readonly string[] =>
  text
    .replace(/\S+/g, (word) => (word.length > longest ? word.replace(places, separator) : word))
    .split(separator);

/** Not in any text. */
const separator = "\0";

const places =
  /(?<=[^./](?:\.(?!\d)|\/)|\p{L}\.|[\p{L}\d][_(,=])(?=[^./_)]{2})|(?<=[\p{Ll}\d])(?=\p{Lu}\p{Ll})/gu;
