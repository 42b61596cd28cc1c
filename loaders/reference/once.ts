/** Returns a function that reads when it's called first, and gives the same from then on. */
export function once<Result>(read: () => Result): () => Result {
  let result: Result | undefined;
  return () => (result ??= read());
}
