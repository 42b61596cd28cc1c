import { describe, expect, it } from "@jest/globals";
import { placed, remoteFiles } from "../../loaders/remote-files.ts";

describe("what an article shows of other hosts", () => {
  it.each([
    ['<img src="https://a.example/x.png">', ["image https://a.example/x.png"]],
    ['<img src="//a.example/x.png">', ["image https://a.example/x.png"]],
    [
      '<img src="/x.png" srcset="https://a.example/1.png 1x, https://b.example/2.png 2x">',
      ["image https://a.example/1.png", "image https://b.example/2.png"],
    ],
    [
      '<video poster="https://a.example/p.png"><source src="https://b.example/v.mp4"></video>',
      ["image https://a.example/p.png", "media https://b.example/v.mp4"],
    ],
    ['<iframe src="https://a.example/e"></iframe>', ["frame https://a.example/e"]],
    ['<a href="https://a.example/">x</a><img src="/own.png">', []],
    ['<code>&lt;img src="https://a.example/x.png"&gt;</code>', []],
    ['<img src="data:image/png;base64,//">', []],
    ['<img src="http://">', []],
    ['<constructor src="https://a.example/x.png"></constructor>', []],
  ])("is found in %s", (html, expected) => {
    expect(remoteFiles(html).map(({ kind, url }) => `${kind} ${url}`)).toEqual(expected);
  });

  it("may be very much", () => {
    const srcset = Array.from({ length: 200_000 }, (_, at) => `//a.example/ ${at + 1}w`);
    expect(remoteFiles(`<img srcset="${srcset.join(", ")}">`)).toHaveLength(200_000);
  });
});

describe("where an article shows a file of another host", () => {
  const image = (url: string) => ({ kind: "image", url }) as const;

  it("is where it is written, each time", () => {
    const x = image("https://a.example/x.png");
    const written = [
      { ...x, line: 3 },
      { ...x, line: 7 },
    ];
    expect(placed([x, x], written, "")).toEqual(written);
  });

  it("is nowhere where it is not shown", () => {
    expect(placed([], [{ ...image("https://a.example/x.png"), line: 3 }], "")).toEqual([]);
  });

  it("is, where only rendering shows it, the first line with its address or its host", () => {
    const source = 'a\nb.example\n<A b="https://a.example/x.png" />\nhttps://b.example/z';
    const shown = ["https://a.example/x.png", "https://b.example/y.png", "https://c.example/"];
    expect(placed(shown.map(image), [], source).map(({ line }) => line)).toEqual([3, 2, 1]);
  });

  it("is told once for each host, where only rendering shows it", () => {
    const shown = Array.from({ length: 9 }, (_, at) => image(`https://a.example/${at}.png`));
    expect(placed(shown, [], "")).toEqual([{ ...image("https://a.example/0.png"), line: 1 }]);
    expect(placed([...shown, image("http://a.example/")], [], "")).toHaveLength(2);
  });
});
