/**
 * Closes open menus (`<details name="header-menu">`) when the reader does something else: a click
 * outside, Escape, the choice of a link, or Tab to what is beyond the menu.
 *
 * @returns what ends that
 */
export function closeMenus(): () => void {
  const stop = new AbortController();
  const close = (except?: Element | null) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(
      "details[name=header-menu][open]",
    )) {
      if (menu !== except) menu.open = false;
    }
  };
  document.addEventListener(
    "click",
    ({ target }) => {
      const inside = target instanceof Element && !target.closest("a") ? target : undefined;
      close(inside?.closest("details"));
    },
    { signal: stop.signal },
  );
  document.addEventListener(
    "focusin",
    ({ target }) => close(target instanceof Element ? target.closest("details") : undefined),
    { signal: stop.signal },
  );
  document.addEventListener(
    "keydown",
    ({ key }) => {
      if (key !== "Escape") return;
      const menu = document.activeElement?.closest("details[name=header-menu][open]");
      menu?.querySelector("summary")?.focus();
      close();
    },
    { signal: stop.signal },
  );
  return () => stop.abort();
}
