/** A chunk of its own. */
export { followRedirect } from "../../browser/offline/follow-redirect.ts";
export { keepCopy } from "../../browser/offline/keep-copy.ts";
export { CopyPanel } from "./copy-panel.tsx";
