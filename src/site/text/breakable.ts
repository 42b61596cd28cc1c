/** Splits long words where they may wrap. Lengths are in characters. */
export const breakable = (text: string, longest = 12): readonly string[] =>
  text
    .replace(/\S+/g, (word) => (word.length > longest ? word.replace(places, separator) : word))
    .split(separator);

/** Occurs in no text. */
const separator = "\0";

const places =
  /(?<=[^./](?:\.(?!\d)|\/)|\p{L}\.|[\p{L}\d][_(,=])(?=[^./_)]{2})|(?<=[\p{Ll}\d])(?=\p{Lu}\p{Ll})/gu;
