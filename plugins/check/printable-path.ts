/** Encodes line breaks and control characters, which terminals would obey. */
export const printablePath = (file: string): string =>
  file.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, encodeURI);
