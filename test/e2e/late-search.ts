/**
 * Starts the worker that searches with the first search instead of once a page is idle: making its engine
 * takes twice as much of a processor as opening the page, and most tests are about something else. Runs
 * in the page.
 */
export function startSearchLate(): void {
  window.Worker = new Proxy(Worker, {
    construct(Real, [url, options]: ConstructorParameters<typeof Worker>) {
      const start = () => new Real(url, options);
      return String(url).includes("search-worker") ? late(start) : start();
    },
  });

  function late(start: () => Worker) {
    let worker: Worker | undefined;
    const waiting: object[] = [];
    const own = {
      onmessage: undefined as Worker["onmessage"] | undefined,
      onerror: undefined as Worker["onerror"] | undefined,
      terminate: () => worker?.terminate(),
      postMessage(message: object) {
        waiting.push(message);
        if (!("id" in message) && worker === undefined) return;
        worker ??= Object.assign(start(), { onmessage: own.onmessage, onerror: own.onerror });
        for (const one of waiting.splice(0)) worker.postMessage(one);
      },
    };
    return own;
  }
}
