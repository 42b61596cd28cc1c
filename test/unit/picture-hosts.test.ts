import { describe, expect, it } from "@jest/globals";
import { pictureHosts } from "../../plugins/picture-hosts.ts";

const none = { latest: [], platinum: [], gold: [], silver: [], bronze: [], backer: [] };
const sponsor = (logo?: string) => ({
  name: "Example",
  url: "https://sponsor.example/",
  ...(logo !== undefined && { logo }),
  amount: 1,
});

describe("the hosts of pictures", () => {
  it("are the one of avatars, without sponsors", () => {
    expect(pictureHosts(undefined)).toEqual(["avatars.githubusercontent.com"]);
  });

  it("are those of the sponsors' logos, too, once each", () => {
    const total = { ...none, gold: [sponsor("https://b.example/1.png"), sponsor()] };
    const monthly = {
      ...none,
      backer: [sponsor("https://b.example/2.png"), sponsor("http://localhost:4000/a.svg")],
    };
    expect(pictureHosts({ date: "2026-11-20T10:00:00.000Z", total, monthly })).toEqual([
      "avatars.githubusercontent.com",
      "b.example",
      "localhost:4000",
    ]);
  });
});
