/** The chunk that `loadOffline` loads. */
export { followRedirect } from "../../browser/offline/follow-redirect.ts";
export { keepCopy } from "../../browser/offline/copy-store.ts";
export { CopyPanel } from "./copy-panel.tsx";
