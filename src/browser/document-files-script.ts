/** The id of the line that says that a part of the page is missing. */
export const incompleteId = "incomplete";

/**
 * Runs in the head before the scripts and styles of the document, and loads them once more where
 * they do not arrive or are broken; its text is printed into every page by
 * `src/components/document/`. It must stand alone, as `theme-script.ts` says, and has no comments
 * inside, which every reader would get:
 *
 * - A file that is no script, but a page of a hotel's network or half a script, is a syntax error of
 *   the window.
 * - What is no style sheet counts as an empty one for Chrome, which says that it was loaded. Here it
 *   has failed, before the runtime hears of it.
 * - What webpack's runtime loads is left to `load-again.ts`: it has no `defer`, but an `onerror`. It
 *   would wait for a failed script of the document, so that is removed, and it finds a style sheet
 *   by its `data-href`.
 * - No cache has what was broken under an address with a query.
 * - `import()` needs no policy of Trusted Types, as a script element's address does.
 *
 * @param id of what is shown where that fails, too
 */
export function loadFilesAgain(id: string) {
  const fail = () => {
    const note = document.getElementById(id);
    if (note) note.hidden = false;
    else addEventListener("DOMContentLoaded", fail);
  };
  const onError = ({ error, filename, target }: ErrorEvent) => {
    const isBroken = error instanceof SyntaxError;
    const file = isBroken ? [...document.scripts].find(({ src }) => src === filename) : target;
    if (file instanceof HTMLScriptElement && file.defer) {
      file.remove();
      setTimeout(() => import(/* webpackIgnore: true */ `${file.src}?again`).catch(fail), 1000);
    } else if (file instanceof HTMLLinkElement && file.rel === "stylesheet" && !file.onerror) {
      const next = document.createElement("link");
      Object.assign(next, { rel: file.rel, href: `${file.href}?again`, onerror: fail });
      next.dataset.href = new URL(file.href).pathname;
      setTimeout(() => file.replaceWith(next), 1000);
    }
  };
  addEventListener("error", onError, true);
  const onLoad = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.sheet?.cssRules.length === 0) {
      target.dispatchEvent(new Event("error"));
    }
  };
  document.addEventListener("load", onLoad, true);
}
