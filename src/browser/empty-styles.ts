/**
 * Has a style sheet without a rule count as one that failed, before webpack's runtime hears that it
 * was loaded: a page of a hotel's network, which is no style sheet, is an empty one for Chrome.
 */
export function failEmptyStyles(): void {
  const onLoad = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.sheet?.cssRules.length === 0) {
      target.dispatchEvent(new Event("error"));
    }
  };
  document.addEventListener("load", onLoad, true);
}
