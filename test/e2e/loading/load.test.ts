import { describe, expect, it } from "@jest/globals";
import { measureLoad } from "../../bench/load.ts";

const seconds = 60;

/** Beside other tests, it would measure those, so it runs alone. */
const inFull = process.env.FULL ? describe : describe.skip;

inFull("256 readers at once, who ask for all pages and assets", () => {
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
