/** The id of the line that says that a part of the page is missing. */
export const incompleteId = "incomplete";

/**
 * Loads the scripts and styles of the document once more that do not arrive, or are not what the
 * build made (`integrity`). Like `applyTheme` it runs in the head, before all of them, and must stand
 * alone:
 *
 * - Caches are asked for the file anew, because they may keep a broken one for a year.
 * - What webpack's runtime loads is left to `load-again.ts`: it has no `integrity`. The runtime would
 *   wait for a failed script of the document, so that is removed.
 * - `import()` needs no policy of Trusted Types, as a script element's address does.
 */
export function loadFilesAgain() {
  const onError = (event: Event) => {
    // The target of a thrown error is the window, which has none of these.
    const file = event.target as HTMLScriptElement & HTMLLinkElement;
    const { integrity, src, href } = file;
    if (!integrity) return;
    if (src) file.remove();
    const again = () =>
      fetch(src || href, { cache: "reload", integrity })
        .then(() => {
          if (src) return import(/* webpackIgnore: true */ src);
          file.integrity = "";
          file.replaceWith(file.cloneNode());
        })
        // The line with `incompleteId`.
        .catch(() => document.getElementById("incomplete")?.removeAttribute("hidden"));
    setTimeout(again, 1000);
  };
  addEventListener("error", onError, true);
}
