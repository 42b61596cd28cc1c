import { announce } from "../announce.ts";

/** In milliseconds. */
const noticeTime = 2000;

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

export function endLater(element: HTMLElement, end: () => void): void {
  clearTimeout(timers.get(element));
  timers.set(element, setTimeout(end, noticeTime));
}

export function copyCode(): void {
  document.addEventListener("click", async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-copy]") : null;
    const code = button?.closest("figure")?.querySelector("code");
    if (!button || !code) return;
    const text = button.dataset.copy || codeText(code);
    const notice = (await copied(text)) ? "Copied" : "Not copied";
    button.textContent = notice;
    announce(notice);
    endLater(button, () => (button.textContent = "Copy"));
  });
}

/** Leaves out lines that a diff removes. */
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

export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
