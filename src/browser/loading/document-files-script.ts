export const incompleteId = "incomplete";

/**
 * Retries scripts and styles of the document that fail to load or don't match their `integrity`, past
 * every cache, which may keep a broken file for a year. Like `applyTheme`, it can't use imports. It
 * leaves webpack's chunks, which have no `integrity`, to `load-again.ts`.
 */
export function loadFilesAgain() {
  const onError = (event: Event) => {
    // The target of a thrown error is the window, which has none of these.
    const file = event.target as HTMLScriptElement & HTMLLinkElement;
    const { integrity, src } = file;
    if (!integrity) return;
    // webpack's runtime would wait for the script. Its own element (`client-runtime`) stays, because
    // it tells the build of the document (`newer-build.ts`).
    if (src && !/-run/.test(src)) file.remove();
    const again = () =>
      fetch(src || file.href, { cache: "reload", integrity })
        .then(() => {
          // Unlike a script element, it needs no Trusted Types policy.
          if (src) return import(/* webpackIgnore: true */ src);
          file.integrity = "";
          file.replaceWith(file.cloneNode());
        })
        .catch(() => document.getElementById("incomplete")?.removeAttribute("hidden"));
    setTimeout(again, 1000);
  };
  addEventListener("error", onError, true);
}
