import type { Browser, CDPSession } from "puppeteer";

/** What a first visit of a page loads, with nothing in the cache; sizes as they are sent. */
export interface PageWeight {
  readonly words: number;
  readonly requests: number;
  readonly html: number;
  readonly css: number;
  readonly js: number;
  readonly images: number;
  /** Scripts before the end of the text, and those that it waits for: what runs before it can be read. */
  readonly blocking: number;
}

export async function weighPage(browser: Browser, url: string): Promise<PageWeight> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const sizes = await watchSizes(await page.createCDPSession(), new URL(url).origin);
  await page.goto(url, { waitUntil: "networkidle0" });
  const { words, blocking } = await page.evaluate(() => {
    const main = document.querySelector("main");
    const comesBefore = (script: Node) =>
      (main?.compareDocumentPosition(script) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING;
    const sizes = [...document.querySelectorAll("script")]
      .filter((one) => one.type === "" && !one.defer && !one.async && comesBefore(one))
      .map(({ src, text }) => (src === "" ? text.length : Infinity));
    // Otherwise, only words that have been laid out would count: `browser/article/late-layout.ts`.
    document.documentElement.removeAttribute("data-late-layout");
    const words = main?.innerText.split(/\s+/).length ?? 0;
    return { words, blocking: sizes.reduce((sum, size) => sum + size, 0) };
  });
  await context.close();
  const sum = (type: string) =>
    sizes.filter((one) => one.type === type).reduce((total, one) => total + one.size, 0);
  return {
    words,
    blocking,
    requests: sizes.length,
    html: sum("Document"),
    css: sum("Stylesheet"),
    js: sum("Script"),
    images: sum("Image"),
  };
}

interface Sent {
  readonly type: string;
  readonly head: number;
  size: number;
}

/** Follows what the site itself sends; it grows while the page loads. */
async function watchSizes(session: CDPSession, origin: string): Promise<readonly Sent[]> {
  const sent = new Map<string, Sent>();
  const list: Sent[] = [];
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (!response.url.startsWith(origin)) return;
    const one = { type, head: response.encodedDataLength, size: 0 };
    sent.set(requestId, one);
    list.push(one);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const one = sent.get(requestId);
    if (one) one.size = encodedDataLength - one.head;
  });
  await session.send("Network.enable");
  return list;
}
