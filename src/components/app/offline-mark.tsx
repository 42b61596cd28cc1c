import { useSyncExternalStore } from "react";
import { readable } from "../../browser/offline/readable.ts";

interface OfflineMarkProps {
  /** Address of a page. */
  readonly of: string;
}

/** What there is to say of a page that is not saved, while there is no network; nothing else. */
export const OfflineMark = ({ of }: OfflineMarkProps) =>
  useIsReadable(of) === false && (
    <span className="not-saved" title="Not saved">
      <span className="visually-hidden"> (not saved)</span>
    </span>
  );

/** Whether a page can be read without a network; undefined while there is one. */
export const useIsReadable = (url: string): boolean | undefined =>
  useSyncExternalStore(
    readable.subscribe,
    () => readable.get()?.has(url),
    () => undefined,
  );
