/** How long printing waits for images, in milliseconds. */
const imageLimit = 5000;

export async function printPage(): Promise<void> {
  const images = [...document.querySelectorAll<HTMLImageElement>("main img")].map((image) => {
    // Lazy images outside the viewport have not been loaded.
    image.loading = "eager";
    return image.decode();
  });
  const limit = new Promise((resolve) => setTimeout(resolve, imageLimit));
  await Promise.race([Promise.allSettled(images), limit]);
  print();
}

/** Whether the URL has `?print`. Removes it, so that a reload doesn't print again. */
export function takePrintRequest(): boolean {
  if (!new URLSearchParams(location.search).has("print")) return false;
  history.replaceState(history.state, "", location.pathname + location.hash);
  return true;
}
