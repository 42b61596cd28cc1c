/**
 * Unfolds long code blocks: by their button, and where the browser scrolls in one, to what a reader
 * has found in the page.
 */
export function foldCode(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[data-unfold]") : null;
    const block = button?.closest("figure");
    if (!block) return;
    const isFolded = !("unfolded" in block.dataset);
    setFolded(block, !isFolded);
    // The end of the block moves up, away from where the reader was.
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
