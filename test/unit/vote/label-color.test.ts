import { describe, expect, it } from "@jest/globals";
import { ageInWords, distanceInWords } from "../../../src/site/text/ages.ts";
import { luminance, textColorOn } from "../../../src/site/vote/label-color.ts";

const contrast = (a: string, b: string) => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

describe("the text of a label", () => {
  it("can be read on every color", () => {
    const steps = Array.from({ length: 18 }, (_, at) => (at * 15).toString(16).padStart(2, "0"));
    const colors = steps.flatMap((red) =>
      steps.flatMap((green) => steps.map((blue) => red + green + blue)),
    );
    expect(colors).toHaveLength(5832);
    const unreadable = colors.filter((color) => contrast(color, textColorOn(color).slice(1)) < 4.5);
    expect(unreadable).toEqual([]);
  });

  it("is chosen by the contrast of WCAG", () => {
    expect(contrast("000000", "ffffff")).toBeCloseTo(21);
    expect(contrast("767676", "ffffff")).toBeCloseTo(4.54, 2);
  });
});

describe("a distance in time", () => {
  const now = Date.parse("2026-11-20T10:00:00Z");
  it.each([
    ["2016-11-19T00:00:00Z", "10 years ago"],
    ["2025-11-21T00:00:00Z", "11 months ago"],
    ["2026-11-12T10:00:00Z", "1 week ago"],
    ["2026-11-20T09:59:59Z", "1 second ago"],
    ["2026-11-20T10:00:40.2Z", "in 41 seconds"],
    ["2026-11-20T10:02:30Z", "in 3 minutes"],
    ["2026-11-20T10:00:00Z", "in 0 seconds"],
  ])("to %s is %s", (from, words) => {
    expect(distanceInWords(Date.parse(from), now)).toBe(words);
  });
});

describe("an age", () => {
  const now = Date.parse("2026-11-20T10:00:00Z");
  it.each([
    ["2024-11-19T00:00:00Z", "2 years ago"],
    ["2026-11-20T09:59:50Z", "10 seconds ago"],
    ["2026-11-20T10:00:01Z", "on November 20, 2026"],
    ["2027-11-20T10:00:00Z", "on November 20, 2027"],
  ])("of what happened at %s is %s", (date, words) => {
    expect(ageInWords(date, now)).toBe(words);
  });
});
