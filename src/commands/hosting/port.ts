import type { Server } from "node:net";

/** @throws if `PORT` is not a port */
export function wantedPort(fallback: number): number {
  const { PORT: port = String(fallback) } = process.env;
  if (/^\d{1,5}$/.test(port) && Number(port) <= 65_535) return Number(port);
  throw new Error(`PORT is "${port}": expected a number from 0 to 65535.`);
}

/**
 * Returns the port; 0 takes a free one.
 *
 * @throws one sentence if the port is taken or not allowed
 */
export async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) =>
      reject(new Error(advice(port)[error.code ?? ""] ?? error.message));
    server.once("error", failed).listen(port, () => resolve());
  });
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : port;
}

const advice = (port: number): Readonly<Record<string, string>> => ({
  EADDRINUSE: `Port ${port} is taken: stop what uses it, or choose another one with PORT.`,
  EACCES: `You may not use port ${port}: choose one above 1023 with PORT.`,
});
