/**
 * Stands in a document where the hash of a file will be: its bytes, and with them the hash in its
 * name, are known only after the document was rendered.
 *
 * @param url of the file
 */
export const integrityOf = (url: string): string => `of:${url}`;

/**
 * Puts hashes into the `integrity` of a document's scripts and styles, by which browsers refuse a
 * file that was cut or replaced on its way.
 *
 * @param html as it was rendered, with the last names of its files
 * @param hashOf gives the hash of a file, as the attribute has it; nothing for what is no file
 */
export const withIntegrity = (html: string, hashOf: (url: string) => string | undefined): string =>
  html.replace(/integrity="of:([^"]+)"/g, (written, url: string) => {
    const hash = hashOf(url);
    return hash === undefined ? written : `integrity="${hash}"`;
  });
