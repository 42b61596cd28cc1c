/** Files that the build emits at fixed paths. No page can have such a name. */
export const ownFiles: readonly string[] = [
  "404.html",
  "_headers",
  "_redirects",
  "build.json",
  "content-tree.json",
  "favicon.ico",
  "headers.json",
  "licenses.json",
  "licenses.txt",
  "manifest.json",
  "nginx.conf",
  "robots.txt",
  "sitemap.xml",
  "sw.js",
];
