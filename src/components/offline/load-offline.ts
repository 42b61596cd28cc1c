import { loadTwice } from "../../browser/loading/load-again.ts";

/** Loads what is needed only without a network, and by whoever saves the documentation. */
export const loadOffline = () =>
  loadTwice(() => import(/* webpackChunkName: "offline" */ "./offline-parts.ts"));
