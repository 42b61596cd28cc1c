/** Closes open menus on a click outside or on a link, on Escape, and when the focus leaves them. */
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
