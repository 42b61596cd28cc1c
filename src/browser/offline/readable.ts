import { createStore } from "../store.ts";

/** Addresses of the pages that can be read, while there is no network; nothing else. */
export const readable = createStore<ReadonlySet<string> | undefined>(undefined);
