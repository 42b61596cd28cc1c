/** Whether the reader wants to see no more of the update notice than its edge. */

const storageKey = "app-update-button";

/** Where nothing can be stored, the choice lasts as long as the page. */
let chosen: string | undefined;

export function isCollapsed(): boolean {
  try {
    return (chosen ?? localStorage.getItem(storageKey)) === "collapsed";
  } catch {
    return chosen === "collapsed";
  }
}

export function setCollapsed(collapsed: boolean): void {
  const value = collapsed ? "collapsed" : "expanded";
  try {
    localStorage.setItem(storageKey, value);
    chosen = undefined;
  } catch {
    chosen = value;
  }
  dispatchEvent(new Event(changeEvent));
}

/**
 * Follows the choice, which may be made in another tab.
 *
 * @returns what ends that
 */
export function followCollapsed(changed: () => void): () => void {
  addEventListener("storage", changed);
  addEventListener(changeEvent, changed);
  return () => {
    removeEventListener("storage", changed);
    removeEventListener(changeEvent, changed);
  };
}

const changeEvent = "app-update-button";
