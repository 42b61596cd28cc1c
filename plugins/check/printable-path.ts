/** Writes the name of a file on one line: it may hold line breaks, and what terminals obey. */
export const printablePath = (file: string): string =>
  file.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, encodeURI);
