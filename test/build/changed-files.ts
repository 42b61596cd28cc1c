type Files = Readonly<Record<string, string>>;

/** The names of the files that two folders do not have in common, byte for byte. */
export const changedFiles = (before: Files, after: Files): readonly string[] =>
  Object.keys({ ...before, ...after })
    .filter((name) => before[name] !== after[name])
    .toSorted();
