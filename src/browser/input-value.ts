/** What stands in an input: the world of components, which the build renders, knows no elements. */
export const inputValue = (input: unknown): string =>
  input instanceof HTMLInputElement ? input.value : "";
