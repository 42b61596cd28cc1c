/** How long printing waits for images, in milliseconds; a page without one of them can be read. */
const imageLimit = 5000;

/** Opens the browser's print dialog for the page on the screen, once its images are there. */
export async function printPage(): Promise<void> {
  const images = [...document.querySelectorAll<HTMLImageElement>("main img")].map((image) => {
    // Those that nobody has scrolled to are not loaded.
    image.loading = "eager";
    return image.decode();
  });
  const limit = new Promise((resolve) => setTimeout(resolve, imageLimit));
  await Promise.race([Promise.allSettled(images), limit]);
  print();
}

/**
 * Whether the address asks to print, `?print`. It asks once: the page that stays in the history, or
 * is loaded again, does not.
 */
export function takePrintRequest(): boolean {
  if (!new URLSearchParams(location.search).has("print")) return false;
  history.replaceState(history.state, "", location.pathname + location.hash);
  return true;
}
