/**
 * Has a style sheet without a rule count as one that failed, before webpack's runtime hears that it
 * was loaded: a page of a hotel's network, which is no style sheet, is an empty one for Chrome.
 */
export function failEmptyStyles(): void {
  const onLoad = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.sheet !== null && !hasRules(target.sheet)) {
      target.dispatchEvent(new Event("error"));
    }
  };
  document.addEventListener("load", onLoad, true);
}

/** Of one that a service worker could not get nobody may read the rules. */
function hasRules(sheet: CSSStyleSheet): boolean {
  try {
    return sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}
