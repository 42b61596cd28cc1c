/**
 * A placeholder for the hash of a file, which is not known until the document has been rendered.
 *
 * @param url of the file
 */
export const integrityOf = (url: string): string => `of:${url}`;

/**
 * Fills in the `integrity` of a document's scripts and styles, so that browsers refuse files that
 * were changed on the way.
 *
 * @param html with the final names of its files
 * @param hashOf returns the hash of a file, or nothing for an unknown one
 */
export const withIntegrity = (html: string, hashOf: (url: string) => string | undefined): string =>
  html.replace(/integrity="of:([^"]+)"/g, (written, url: string) => {
    const hash = hashOf(url);
    return hash === undefined ? written : `integrity="${hash}"`;
  });
