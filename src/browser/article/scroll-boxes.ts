/** Makes code blocks and tables that scroll focusable, and offers to wrap long lines of code. */
export function followScrollBoxes(article: Element): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) markScrollBox(target);
  });
  for (const box of article.querySelectorAll(".code > pre, .table")) observer.observe(box);
  return () => observer.disconnect();
}

function markScrollBox(box: Element): void {
  const isCode = box.matches("pre");
  // Both are rounded, so a difference of one pixel is none.
  const isCut = box.scrollWidth > box.clientWidth + 1;
  if (isCode) offerToWrap(box, isCut);
  if (!isCut && !scrollsDown(box)) {
    for (const name of ["tabindex", "role", "aria-label"]) box.removeAttribute(name);
    return;
  }
  box.setAttribute("tabindex", "0");
  box.setAttribute("role", "group");
  box.setAttribute("aria-label", isCode ? "Code" : "Table");
}

/** A folded block hides its end but does not scroll. */
const scrollsDown = (box: Element) =>
  box.scrollHeight > box.clientHeight && getComputedStyle(box).overflowY === "auto";

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
