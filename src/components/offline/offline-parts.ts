/** A chunk of its own. */
export { keepCopy } from "../../browser/offline/keep-copy.ts";
export { CopyPanel } from "./copy-panel.tsx";
export { markPages } from "./mark-pages.tsx";
