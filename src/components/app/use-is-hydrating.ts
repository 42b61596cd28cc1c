import { useSyncExternalStore } from "react";

/** Whether the document still stands as it was prerendered; in the build it always does. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
