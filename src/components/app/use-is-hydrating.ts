import { useSyncExternalStore } from "react";

/** Whether React hasn't hydrated the document yet. True during the build. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
