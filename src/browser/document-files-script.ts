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
 *
 * @param id of what is shown where that fails, too
 */
export function loadFilesAgain(id: string) {
  const onError = ({ target: file }: Event) => {
    const isScript = file instanceof HTMLScriptElement;
    if (!(isScript || file instanceof HTMLLinkElement) || !file.integrity) return;
    const { integrity } = file;
    const url = isScript ? file.src : file.href;
    if (isScript) file.remove();
    const load = () => {
      if (isScript) return import(/* webpackIgnore: true */ url);
      file.integrity = "";
      file.replaceWith(file.cloneNode());
    };
    const fail = () => {
      const note = document.getElementById(id);
      if (note) note.hidden = false;
    };
    setTimeout(() => fetch(url, { cache: "reload", integrity }).then(load).catch(fail), 1000);
  };
  addEventListener("error", onError, true);
}
