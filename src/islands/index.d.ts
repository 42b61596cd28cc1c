/** The interactive pieces of articles; each is a chunk of its own, script and style. */
export declare const islands: {
  "devtool-builder": () => Promise<typeof import("./devtool-builder.tsx")>;
};
export declare const isIsland: (name: string) => name is keyof typeof islands;
