import { announce } from "../announce.ts";

/** How long it is said that something was copied, in milliseconds. */
const noticeTime = 2000;

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** Ends a notice after a while, counted from the last time that it was shown. */
export function endLater(element: HTMLElement, end: () => void): void {
  clearTimeout(timers.get(element));
  timers.set(element, setTimeout(end, noticeTime));
}

/** Handles the copy buttons of all code blocks with one listener. */
export function copyCode(): () => void {
  const onClick = async ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-copy]") : null;
    const code = button?.closest("figure")?.querySelector("code");
    if (!button || !code) return;
    const text = button.dataset.copy || codeText(code);
    const notice = (await copied(text)) ? "Copied" : "Not copied";
    button.textContent = notice;
    announce(notice);
    endLater(button, () => (button.textContent = "Copy"));
  };
  document.addEventListener("click", onClick);
  return () => document.removeEventListener("click", onClick);
}

/** The code without the lines that a diff removes. */
function codeText(code: HTMLElement): string {
  const copy = code.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return "";
  for (const line of copy.querySelectorAll(".removed")) {
    if (line.nextSibling instanceof Text)
      line.nextSibling.data = line.nextSibling.data.replace(/^\n/, "");
    line.remove();
  }
  return copy.textContent;
}

/** @returns whether the browser allowed it */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
