/** Modules that webpack executes during the build to render articles. */
export const articleLayer = "article";
