/**
 * The request by which webpack finds a file: a bare `#` would start a fragment.
 *
 * @param file absolute path
 */
export const fileRequest = (file: string): string => file.replaceAll("#", "\0#");

/** The path of a file, from the `resource` that webpack gives a module. */
export const fileOfResource = (resource: string): string => resource.replaceAll("\0#", "#");
