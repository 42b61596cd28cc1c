import { describe, expect, it } from "@jest/globals";
import { measureLoad } from "../../bench/load.ts";

/** `FULL=1` is what the site has to stand; the rest of the time, something like it. */
const seconds = process.env.FULL ? 60 : 2;

describe("256 readers at once, who ask for all pages and assets", () => {
  it.each(["nginx", "npm start"])("get each of them, and no error, from %s", async (name) => {
    const { wrong, addresses, requests, errors, statuses } = await measureLoad(
      name,
      "dist",
      seconds,
    );
    expect({ wrong, errors, statuses }).toEqual({ wrong: [], errors: 0, statuses: 0 });
    expect(addresses).toBeGreaterThan(100);
    expect(requests).toBeGreaterThan(addresses);
  });
});
