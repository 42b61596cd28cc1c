import { describe, expect, it } from "@jest/globals";
import { articleFacts } from "../../../loaders/page/article-facts.ts";

const none = { images: [], media: [], frames: [] };

describe("the other hosts whose files an article shows", () => {
  it.each([
    ['<img src="https://a.example/x.png">', { images: ["https://a.example"] }],
    ['<img src="//A.example:8443/x.png">', { images: ["https://a.example:8443"] }],
    [
      '<img src="/x.png" srcset="https://a.example/1.png 1x, https://b.example/2.png 2x">',
      { images: ["https://a.example", "https://b.example"] },
    ],
    [
      '<video poster="https://a.example/p.png"><source src="https://b.example/v.mp4"></video>',
      { images: ["https://a.example"], media: ["https://b.example"] },
    ],
    ['<iframe src="https://a.example/e"></iframe>', { frames: ["https://a.example"] }],
  ])("are those of %s", (html, origins) => {
    expect(articleFacts(html + html).origins).toEqual({ ...none, ...origins });
  });

  it.each([
    '<a href="https://a.example/">x</a><img src="/own.png">',
    '<code>&lt;img src="https://a.example/x.png"&gt;</code>',
    '<img src="data:image/png;base64,//"><img src="http://">',
  ])("are none in %s", (html) => expect(articleFacts(html).origins).toEqual(none));
});
