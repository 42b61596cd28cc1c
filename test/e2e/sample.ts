/**
 * One in several of so many that all of them take too long for `npm test`; all in `npm run test:full`.
 * Evenly, so that each section and kind is among them.
 */
export const oneIn = <Item>(step: number, all: readonly Item[]): readonly Item[] =>
  process.env.FULL ? all : all.filter((_, index) => index % step === 0);
