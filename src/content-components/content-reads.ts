/**
 * The `content:` modules that the page, or what it imports, has read: it's built again when these
 * change. They note it themselves; each page runs with its own copy of this module.
 */
export const contentReads = new Set<string>();
