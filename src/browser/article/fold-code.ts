/** Unfolds long code on a click, and when the browser scrolls to a match of its own search. */
export function foldCode(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-unfold]") : null;
    const block = button?.closest("figure");
    if (!block) return;
    const isFolded = !("unfolded" in block.dataset);
    setFolded(block, !isFolded);
    // Keep the block in view when it shrinks.
    if (!isFolded) block.scrollIntoView({ block: "nearest" });
  });
  document.addEventListener(
    "scroll",
    ({ target }) => {
      const isMoved = target instanceof Element && target.scrollTop > 0;
      const block = isMoved ? target.closest<HTMLElement>(".long:not([data-unfolded])") : null;
      if (block) setFolded(block, false);
    },
    { capture: true, passive: true },
  );
}

function setFolded(block: HTMLElement, isFolded: boolean): void {
  const button = block.querySelector<HTMLElement>("[data-unfold]");
  block.toggleAttribute("data-unfolded", !isFolded);
  button?.setAttribute("aria-expanded", String(!isFolded));
  if (button) {
    button.textContent = isFolded ? `Show all ${button.dataset.unfold} lines` : "Show fewer lines";
  }
}
