import type { Page } from "../types.ts";

/** Where the page on the screen stands between its address and its text. */
export type PageState =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly error: Error }
  | { readonly status: "ready"; readonly page: Page };

/** Where components get pages from: the build has them all, the browser loads them. */
export interface PageSource {
  /** The same object until something changes. */
  readonly get: (path: string) => PageState;
  /** Starts to load a page that is neither loaded nor loading. */
  readonly load: (path: string) => void;
  /** The same for a page that nobody has asked for yet: that it fails is not shown. */
  readonly prefetch: (path: string) => void;
  /** Calls back after every change; returns what ends that. */
  readonly subscribe: (changed: () => void) => () => void;
}
