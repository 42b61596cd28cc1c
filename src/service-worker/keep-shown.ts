import { isHashedFile } from "../site/caches.ts";
import type { Shown } from "../site/worker-messages.ts";
import { ownCache } from "./core.ts";
import { files, matchFile } from "./files.ts";
import { pages } from "./pages.ts";
import { savesData } from "./saves-data.ts";

/**
 * Keeps the page that is on the screen, and what it has loaded: on the first visit all of it came
 * before there was a worker. The browser has it in its own cache, so nothing is downloaded twice.
 */
export async function keepShown(shown: Shown, event: ExtendableEvent): Promise<void> {
  if (savesData()) return;
  if (await caches.match(shown.page, { cacheName: ownCache("pages") })) return;
  const kept = shown.files.filter(isHashedFile).map(async (file) => {
    if (await matchFile(file)) return;
    await Promise.all(files.handleAll({ request: new Request(file), event }));
  });
  const page = new Request(shown.page, { cache: "force-cache" });
  await Promise.allSettled([...kept, ...pages.handleAll({ request: page, event })]);
}
