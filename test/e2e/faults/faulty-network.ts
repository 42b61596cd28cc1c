import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { siteUrl } from "../browser.ts";

/** What becomes of an answer on its way; whole and unchanged where nothing is said. */
export interface Mishap {
  /** The connection ends before the first byte. */
  readonly isRefused?: boolean;
  /** The connection ends after half of the bytes. */
  readonly isCut?: boolean;
  /** The rest comes that much later, in milliseconds, and begins with this text. */
  readonly pause?: { readonly before: string; readonly time: number };
  /** Instead of what the site says. */
  readonly type?: string;
  readonly body?: string;
}

export interface FaultyNetwork {
  /** Where the site is found behind it. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Puts a network between the reader and the site, for service workers as well.
 *
 * @param mishap of a request, by its path
 */
export async function faultyNetwork(
  mishap: (path: string) => Mishap | undefined,
): Promise<FaultyNetwork> {
  const server = createServer(async ({ url = "/", headers }, response) => {
    const fault = mishap(url) ?? {};
    if (fault.isRefused) return void response.destroy();
    // The pieces below are cut out of plain text.
    const answer = await fetch(siteUrl() + url, {
      redirect: "manual",
      headers: { accept: headers.accept ?? "*/*", "accept-encoding": "identity" },
    });
    const body = fault.body === undefined ? await answer.bytes() : Buffer.from(fault.body);
    const own = [...answer.headers].filter(([name]) => !hopByHop.test(name));
    response.writeHead(answer.status, {
      ...Object.fromEntries(own),
      ...(fault.type !== undefined && { "content-type": fault.type }),
      // What answers in place of the site wants to be asked again.
      ...(fault.body !== undefined && { "cache-control": "no-store" }),
      "content-length": body.length,
    });
    await send(response, Buffer.from(body), fault);
  }).listen(0);
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    url: `http://localhost:${port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

/** Of the connection to the site, not of the one to the reader. */
const hopByHop = /^(?:connection|keep-alive|transfer-encoding|content-length|content-encoding)$/;

async function send(response: ServerResponse, body: Buffer, { isCut, pause }: Mishap) {
  if (isCut) {
    response.write(body.subarray(0, body.length / 2), () => response.destroy());
    return;
  }
  const at = pause === undefined ? -1 : body.indexOf(pause.before);
  if (pause !== undefined && at >= 0) {
    response.write(body.subarray(0, at));
    await wait(pause.time);
  }
  response.end(body.subarray(Math.max(0, at)));
}
