/**
 * Offers to wrap the lines of a code block that is wider than the page, once a reader points at it,
 * touches it or comes to it by keyboard; one that is not gets no button.
 */
export function wrapCode(): void {
  const offer = ({ target }: Event) => {
    const block = target instanceof Element ? target.closest(".code") : null;
    const code = block?.querySelector("pre");
    if (!block || !code || code.scrollWidth <= code.clientWidth) return;
    if (block.querySelector(".wrap") === null) block.querySelector(".copy")?.before(wrapButton());
  };
  document.addEventListener("pointerover", offer, { passive: true });
  document.addEventListener("focusin", offer);
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest(".wrap") : null;
    const isWrapped = button?.closest(".code")?.toggleAttribute("data-wrapped");
    button?.setAttribute("aria-pressed", String(isWrapped));
  });
}

function wrapButton(): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "wrap";
  button.textContent = "Wrap";
  button.ariaPressed = "false";
  button.title = "Wrap long lines";
  return button;
}
