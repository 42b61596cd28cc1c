import { createHash } from "node:crypto";

/** In the form for policies, manifests, and the `integrity` attribute. */
export const integrity = (content: string | Buffer): string =>
  `sha256-${createHash("sha256").update(content).digest("base64")}`;
