import { describe, expect, it } from "@jest/globals";
import { offerVersion } from "../../../loaders/reference/offer-version.ts";
import { reference } from "../../../loaders/reference/reference.ts";
import { htmlOf } from "../article.ts";

const html = (line: string) =>
  htmlOf(
    ["Text.", "", line],
    { remarkPlugins: [reference, offerVersion] },
    {
      YourVersion: () => "(choice)",
    },
  );

describe("a page with something that came with a release", () => {
  it("starts with a choice of the reader's version, and says for scripts which release it was", async () => {
    const text = await html('<Option path="output.cssFilename" />');
    expect(text).toMatch(/^\(choice\)\s*<p>Text\.<\/p>/);
    expect(text).toContain('<dt>Since</dt>\n<dd data-since="5.66.0">5.66.0</dd>');
  });

  it("does so for an option of a plugin", async () => {
    const text = await html('<Option path="BannerPlugin.footer" />');
    expect(text).toMatch(/^\(choice\)/);
    expect(text).toContain('<dd data-since="5.72.0">5.72.0</dd>');
  });

  it("isn't one where all has been there from the start, or that has no facts", async () => {
    expect(await html('<Option path="output.filename" />')).not.toContain("(choice)");
    expect(await html("More.")).toBe("<p>Text.</p>\n<p>More.</p>");
  });
});
