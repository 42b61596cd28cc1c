/**
 * The request by which webpack finds a file: a bare `#` would start a fragment.
 *
 * @param file absolute path
 */
export const fileRequest = (file: string): string => file.replaceAll("#", "\0#");

/** Ends the request for a content file that is no page, but a part of all of them. */
export const fragmentQuery = "?fragment";

/** The path of a file, from the `resource` that webpack gives a module. */
export const fileOfResource = (resource: string): string =>
  resource.replace(fragmentQuery, "").replaceAll("\0#", "#");
