/** Opens the browser's print dialog for the page on the screen. */
export const printPage = (): void => print();
