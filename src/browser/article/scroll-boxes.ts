/** Makes code blocks, tables, and drawings that scroll focusable, and offers to wrap long lines of code. */
export function followScrollBoxes(article: Element): () => void {
  const observer = new ResizeObserver((entries) => {
    // All are measured before one changes: otherwise, each would take a layout of the whole page.
    const boxes = entries.map(({ target }) => measured(target));
    for (const box of boxes) markScrollBox(box);
  });
  for (const box of article.querySelectorAll(".code > pre, .table, .drawing"))
    observer.observe(box);
  return () => observer.disconnect();
}

interface ScrollBox {
  readonly box: Element;
  /** Whether it scrolls sideways. */
  readonly isCut: boolean;
  readonly scrollsDown: boolean;
}

const measured = (box: Element): ScrollBox => ({
  box,
  // Both are rounded, so a difference of one pixel is none.
  isCut: box.scrollWidth > box.clientWidth + 1,
  // A folded block hides its end but does not scroll.
  scrollsDown: box.scrollHeight > box.clientHeight && getComputedStyle(box).overflowY === "auto",
});

function markScrollBox({ box, isCut, scrollsDown }: ScrollBox): void {
  const isCode = box.matches("pre");
  if (isCode) offerToWrap(box, isCut);
  if (!isCut && !scrollsDown) {
    for (const name of ["tabindex", "role", "aria-label"]) box.removeAttribute(name);
    return;
  }
  box.setAttribute("tabindex", "0");
  box.setAttribute("role", "group");
  box.setAttribute("aria-label", labelOf(box));
}

function labelOf(box: Element): string {
  if (box.matches("pre")) return "Code";
  return box.matches(".table") ? "Table" : "Drawing";
}

function offerToWrap(code: Element, isCut: boolean): void {
  const block = code.closest(".code");
  const button = block?.querySelector(".wrap");
  if (isCut && !button) code.after(wrapButton());
  // Wrapped code is no longer cut off, but still needs the button.
  if (!isCut && !block?.hasAttribute("data-wrapped")) button?.remove();
}

function wrapButton(): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "wrap";
  button.textContent = "Wrap";
  button.ariaPressed = "false";
  button.title = "Wrap long lines";
  button.addEventListener("click", () => {
    const isWrapped = button.parentElement?.toggleAttribute("data-wrapped");
    button.ariaPressed = String(isWrapped);
  });
  return button;
}
