import { createStore } from "../store.ts";

/** URLs of pages that can be read offline; undefined with a network. */
export const readable = createStore<ReadonlySet<string> | undefined>(undefined);
