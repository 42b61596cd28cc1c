import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { once } from "node:events";
import { text } from "node:stream/consumers";

export interface ApiRequest {
  readonly method: string;
  /** With its query. */
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface ApiAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** An object is sent as JSON; nothing at all is sent where it is missing. */
  readonly body?: object | string;
  /** Whether the connection breaks in the middle of it. */
  readonly isCut?: boolean;
}

export interface LocalApi {
  readonly url: string;
  /** All that it was asked, in order. */
  readonly requests: readonly ApiRequest[];
  readonly close: () => Promise<void>;
}

/**
 * A server on this machine that speaks an API, faults included.
 *
 * @param answer to the request with a number, from 0; undefined leaves it without an answer
 * @param port any that is free, unless it is given
 */
export async function localApi(
  answer: (
    request: ApiRequest,
    at: number,
  ) => Promise<ApiAnswer | undefined> | ApiAnswer | undefined,
  port = 0,
): Promise<LocalApi> {
  const requests: ApiRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const { method = "", url = "/", headers } = incoming;
    const request = {
      method,
      headers,
      url: new URL(url, "http://localhost"),
      body: await text(incoming),
    };
    requests.push(request);
    const sent = await answer(request, requests.length - 1);
    if (sent !== undefined) send(response, sent);
  });
  server.listen(port);
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return {
    url: `http://localhost:${address.port}`,
    requests,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function send(response: ServerResponse, { status = 200, headers, body = "", isCut }: ApiAnswer) {
  const content = typeof body === "string" ? body : JSON.stringify(body);
  response.writeHead(status, {
    "Content-Type": "application/json",
    ...(isCut && { "Content-Length": String(Buffer.byteLength(content) + 10) }),
    ...headers,
  });
  response.write(content);
  if (isCut) setTimeout(() => response.destroy(), 20);
  else response.end();
}
