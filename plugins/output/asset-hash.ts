import { createHash } from "node:crypto";

/** As long as the hashes in webpack's file names. */
export const assetHash = (content: Buffer): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 8);
