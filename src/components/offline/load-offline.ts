/** Loads what is needed only without a network, and by whoever saves the documentation. */
export const loadOffline = () => import(/* webpackChunkName: "offline" */ "./offline-parts.ts");
