import { describe, expect, it } from "@jest/globals";
import { readMessage } from "../../../src/service-worker/read-message.ts";

describe("a message to the service worker", () => {
  it("is one of those that pages of the site send", () => {
    const shown = { type: "SHOWN", page: "/guides/", files: ["/client.0f3a5b7c.js"] };
    expect(readMessage(shown)).toEqual(shown);
    expect(readMessage({ type: "SKIP_WAITING" })).toEqual({ type: "SKIP_WAITING" });
  });

  it.each([
    null,
    "SKIP_WAITING",
    {},
    { type: "OTHER" },
    { type: "SHOWN" },
    { type: "SHOWN", page: "https://other.example/", files: [] },
    { type: "SHOWN", page: "//other.example/", files: [] },
    { type: "SHOWN", page: "/guides/", files: "/client.js" },
    { type: "SHOWN", page: "/guides/", files: ["https://other.example/a.js"] },
  ])("is not %j", (message) => {
    expect(readMessage(message)).toBeUndefined();
  });
});
