declare global {
  interface WorkerNavigator {
    /** https://wicg.github.io/netinfo/: in Chromium only. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Whether the reader has asked for as few downloads as possible. */
export const savesData = (): boolean => navigator.connection?.saveData === true;
