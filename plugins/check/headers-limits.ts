/** In characters: https://developers.cloudflare.com/pages/configuration/headers/ */
const longestLine = 2000;

/** Warns about lines of `_headers` that a host would drop without an error, such as the policy. */
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
