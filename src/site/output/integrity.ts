/** A placeholder, because a file's hash isn't known until the document has been rendered. */
export const integrityOf = (url: string): string => `of:${url}`;

/** Fills in `integrity`, so that browsers refuse files that were changed on the way. */
export const withIntegrity = (html: string, hashOf: (url: string) => string | undefined): string =>
  html.replace(/integrity="of:([^"]+)"/g, (written, url: string) => {
    const hash = hashOf(url);
    return hash === undefined ? written : `integrity="${hash}"`;
  });
