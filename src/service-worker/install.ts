import { cachesLock, installCore } from "./core.ts";
import { dropSuperseded } from "./drop-superseded.ts";

declare const self: ServiceWorkerGlobalScope;

/** Gets ready what this worker's build needs, and makes room where others never came to use theirs. */
export const install = (event: ExtendableEvent): Promise<void> =>
  navigator.locks.request(cachesLock, async () => {
    await installCore(event);
    const { active, waiting } = self.registration;
    // With caches too many it is installed all the same.
    await dropSuperseded([active, waiting]).catch(() => undefined);
  });
