import { useSyncExternalStore } from "react";

/** Whether React has not hydrated the document yet; always in the build. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
