/** https://wicg.github.io/netinfo/: in Chromium only. */
declare const navigator: { readonly connection?: { readonly saveData?: boolean } };

/** Whether the reader has asked the browser to save data. */
export const savesData = (): boolean => navigator.connection?.saveData === true;
