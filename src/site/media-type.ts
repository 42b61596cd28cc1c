const types: readonly (readonly [name: RegExp, type: RegExp])[] = [
  [/\.m?js$/, /\bjavascript\b/],
  [/\.css$/, /^text\/css\b/],
  [/\.json$/, /\bjson\b/],
  [/\.(?:png|jpe?g|gif|svg|webp|avif|ico)$/, /^image\//],
];

/**
 * Whether a file came as what its name promises, and not as the page with which a hotel's network
 * or a host answers for it.
 *
 * @param pathname of the file
 * @param type the answer's `Content-Type`
 */
export function hasRightType(pathname: string, type: string): boolean {
  const [, expected] = types.find(([name]) => name.test(pathname)) ?? [];
  return expected === undefined ? !/^text\/html\b/.test(type) : expected.test(type);
}
