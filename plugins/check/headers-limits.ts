/** In characters: https://developers.cloudflare.com/pages/configuration/headers/. Netlify names none. */
const longestLine = 2000;

/**
 * Finds what a host would leave out of the table of headers: readers would be without a policy, and
 * nobody would know. Rules over Cloudflare's hundred are no such matter, for their files are then
 * asked about each time.
 *
 * @param text of `_headers`
 * @returns warnings, each with its line
 */
export const headersLimits = (text: string): readonly string[] =>
  text
    .split("\n")
    .flatMap((line, at) =>
      line.length > longestLine
        ? [
            `_headers:${at + 1}: the line of ${line.trim().replace(/:.*/, "")} has ${line.length} characters; Cloudflare Pages leaves out a line of more than ${longestLine}. Have the site use fewer other hosts, or set this header at the host.`,
          ]
        : [],
    );
