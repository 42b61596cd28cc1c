import webpack from "webpack";

/**
 * Scripts and styles have their last content and name. What follows, in this order: prerendering
 * begins (1), they are compressed while it goes on (2), documents are emitted (3), and `build.json` has
 * all of them (4), which the service worker keeps.
 */
export const finalFiles = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH;
