declare global {
  interface WorkerNavigator {
    /** https://wicg.github.io/netinfo/: in Chromium only. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

export const savesData = (): boolean => navigator.connection?.saveData === true;
