/** The id of the line that says that a part of the page is missing. */
export const incompleteId = "incomplete";

/**
 * Runs at the end of the body, and loads the scripts and styles of the document once more that did
 * not arrive or are broken; its text is printed into every page by `src/components/document/`. It
 * must stand alone, as `theme-script.ts` says, and has no comments inside, which every reader would
 * get:
 *
 * - Browsers run it when the styles before it have arrived or failed. What is no style sheet counts
 *   as an empty one for Chrome, which says that it was loaded. One that a service worker could not
 *   get has rules that nobody may read.
 * - Deferred scripts run, or fail, after it:
 *   https://html.spec.whatwg.org/multipage/parsing.html#the-end
 * - A file that is no script, but a page of a hotel's network or half a script, is a syntax error of
 *   the window.
 * - What webpack's runtime loads is left to `load-again.ts`: it has no `defer`. The runtime would
 *   wait for a failed script of the document, so that is removed, and it finds a style sheet by its
 *   `data-href`.
 * - No cache has what was broken under an address with a query. Under its own it is asked for past
 *   all caches, which would keep it for the next page.
 * - `import()` needs no policy of Trusted Types, as a script element's address does.
 *
 * @param id of what is shown where that fails, too
 */
export function loadFilesAgain(id: string) {
  const fail = () => {
    const note = document.getElementById(id);
    if (note) note.hidden = false;
  };
  const loadAgain = (url: string, load: (url: string) => void) =>
    setTimeout(() => {
      load(`${url}?again`);
      fetch(url, { cache: "reload" })
        .then((whole) => whole.blob())
        .catch(() => {});
    }, 1000);
  const onError = ({ error, filename, target }: ErrorEvent) => {
    const isBroken = error instanceof SyntaxError;
    const file = isBroken ? [...document.scripts].find(({ src }) => src === filename) : target;
    if (!(file instanceof HTMLScriptElement && file.defer)) return;
    file.remove();
    loadAgain(file.src, (url) => import(/* webpackIgnore: true */ url).catch(fail));
  };
  addEventListener("error", onError, true);
  const hasRules = ({ sheet }: HTMLLinkElement) => {
    try {
      return Boolean(sheet?.cssRules.length);
    } catch {
      return false;
    }
  };
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (hasRules(link)) continue;
    const next = document.createElement("link");
    const check = () => hasRules(next) || fail();
    Object.assign(next, { rel: link.rel, onload: check, onerror: fail });
    next.dataset.href = new URL(link.href).pathname;
    loadAgain(link.href, (href) => link.replaceWith(Object.assign(next, { href })));
  }
}
