/** What is measured: one page of each kind, by name. A test checks that the reference is the largest. */
export const pages = {
  home: "/",
  guide: "/guides/caching/",
  reference: "/configuration/module/",
  blog: "/blog/",
};
