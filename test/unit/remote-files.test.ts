import { describe, expect, it } from "@jest/globals";
import { remoteFiles } from "../../loaders/remote-files.ts";

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
});
