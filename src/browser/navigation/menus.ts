const openMenus = "details[name=header-menu][open]";

/** Closes open menus on a click outside or on a link, on Escape, and when the focus leaves them. */
export function closeMenus(): void {
  const close = (except?: Element | null) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus)) {
      if (menu !== except) menu.open = false;
    }
  };
  document.addEventListener("click", ({ target }) => {
    const inside = target instanceof Element && !target.closest("a") ? target : undefined;
    close(inside?.closest("details"));
  });
  document.addEventListener("focusin", ({ target }) =>
    close(target instanceof Element ? target.closest("details") : undefined),
  );
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    document.activeElement?.closest(openMenus)?.querySelector("summary")?.focus();
    close();
  });
}
