import { describe, expect, it } from "@jest/globals";
import { unlistedFiles } from "../../plugins/unlisted-files.ts";

const hosts = {
  images: ["https://a.example"],
  media: ["https://b.example:8443"],
  frames: ["https://c.example"],
};

describe("a file of another host in an article", () => {
  it.each([
    ["image", "https://a.example/x.png"],
    ["image", "https://avatars.githubusercontent.com/webpack"],
    ["media", "https://b.example:8443/x.mp4"],
    ["frame", "https://c.example/"],
  ] as const)("may be of a host that is configured, or an avatar: %s %s", (kind, url) => {
    expect(unlistedFiles([{ kind, url, line: 1 }], hosts)).toEqual([]);
  });

  it.each([
    [
      "image",
      "https://b.example:8443/x.png",
      'image "https://b.example:8443/x.png" is of a host that is not configured. Put the file beside the page, or add "https://b.example:8443" to "images" in hosts.json of the content folder.',
    ],
    [
      "media",
      "https://a.example/x.mp4",
      'media file "https://a.example/x.mp4" is of a host that is not configured. Put the file beside the page, or add "https://a.example" to "media" in hosts.json of the content folder.',
    ],
    [
      "frame",
      "https://avatars.githubusercontent.com/webpack",
      'frame "https://avatars.githubusercontent.com/webpack" is of a host that is not configured. Add "https://avatars.githubusercontent.com" to "frames" in hosts.json of the content folder.',
    ],
    [
      "image",
      "http://a.example/x.png",
      'image "http://a.example/x.png" is not encrypted: expected an address that starts with https://.',
    ],
    [
      "image",
      "https://sub.a.example/x.png",
      expect.stringContaining('add "https://sub.a.example" to "images"'),
    ],
  ] as const)("is a problem where its host is not: %s %s", (kind, url, message) => {
    expect(unlistedFiles([{ kind, url, line: 3 }], hosts)).toEqual([{ line: 3, message }]);
  });
});
