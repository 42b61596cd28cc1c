import { describe, expect, it } from "@jest/globals";
import { documentFiles, runtimeOf } from "../../../src/site/output/prerendered.ts";

const ours = `<!doctype html><html><head><link rel="icon" href="/assets/icon.0f3a5b7c.svg"/>
<link rel="stylesheet" href="/client.11111111.css"/><script defer="" src="/client-runtime.22222222.js"></script>
<script defer="" src="/view-vote.33333333.js"></script></head>
<body><a href="/client-runtime.44444444.js">a file</a></body></html>`;

describe("a document", () => {
  it("is told from those of other builds, and of others, by its runtime", () => {
    expect(runtimeOf(ours)).toBe("/client-runtime.22222222.js");
    expect(runtimeOf("<html><head></head><body>Log in to the hotel</body></html>")).toBeUndefined();
    expect(runtimeOf("")).toBeUndefined();
  });

  it("needs the scripts and styles in its head", () => {
    expect(documentFiles(ours)).toEqual([
      "/client.11111111.css",
      "/client-runtime.22222222.js",
      "/view-vote.33333333.js",
    ]);
  });

  it("that was cut in its head is nobody's", () => {
    expect(runtimeOf(ours.slice(0, ours.indexOf("</head>")))).toBeUndefined();
  });
});
