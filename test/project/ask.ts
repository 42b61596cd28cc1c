import { request, type IncomingMessage } from "node:http";

/**
 * Asks for an address as it is written; `fetch` would tidy it up.
 *
 * @param url of the server
 * @param how `accept` is what the reader can unpack; the body stays as it was sent
 * @returns the answer, with the names of its headers as often as they were sent
 */
export async function ask(
  url: string,
  address: string,
  { method = "GET", accept = "identity", range = "" } = {},
) {
  const headers = { "Accept-Encoding": accept, ...(range !== "" && { Range: range }) };
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    request(url, { path: address, method, headers }, resolve).on("error", reject).end(),
  );
  const chunks: Uint8Array[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const { statusCode: status, rawHeaders } = response;
  const names = rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase());
  return { status, headers: response.headers, names, body, text: String(body) };
}
