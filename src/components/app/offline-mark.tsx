import { useSyncExternalStore } from "react";
import { readable } from "../../browser/offline/readable.ts";

interface OfflineMarkProps {
  /** URL of a page. */
  readonly of: string;
}

/** Marks a page that can't be read offline. Nothing while the reader is online. */
export const OfflineMark = ({ of }: OfflineMarkProps) =>
  useIsReadable(of) === false && (
    <span className="not-saved" title="Not saved">
      <span className="visually-hidden"> (not saved)</span>
    </span>
  );

/** Whether a page can be read offline; undefined while the reader is online. */
export const useIsReadable = (url: string): boolean | undefined =>
  useSyncExternalStore(
    readable.subscribe,
    () => readable.get()?.has(url),
    () => undefined,
  );
