/** What is measured: one page of each kind, by name. A test checks that the reference is the largest. */
export const pages = {
  home: "/",
  guide: "/guides/caching/",
  reference: "/configuration/module/",
  blog: "/blog/",
};

/** Where readers click, by names: from one page to an average one, and to the largest. */
export const read = {
  from: "configuration/mode",
  average: "configuration/devtool",
  largest: "configuration/module",
};
