import { describe, expect, it } from "@jest/globals";
import { draggedTo, isFarEnough, isSwipe } from "../../../src/site/navigation/swipe.ts";

const closed = false;
const open = true;

describe("a swipe", () => {
  it.each([
    [20, 0, closed, true],
    [19, 0, closed, false],
    [100, 80, closed, true],
    [100, -80, closed, true],
    [100, 81, closed, false],
    [-100, 0, closed, false],
    [-20, 0, open, true],
    [-19, 0, open, false],
    [-100, 81, open, false],
    [100, 0, open, false],
    [0, 0, closed, false],
  ])("of %i, %i pixels, where the drawer is open: %s, moves it: %s", (x, y, isOpen, moves) =>
    expect(isSwipe({ deltaX: x, deltaY: y }, isOpen)).toBe(moves),
  );

  it("is taken back where the finger returns", () => {
    expect(isFarEnough(20, closed)).toBe(true);
    expect(isFarEnough(19, closed)).toBe(false);
    expect(isFarEnough(-20, open)).toBe(true);
    expect(isFarEnough(30, open)).toBe(false);
  });
});

describe("a drawer of 340 pixels", () => {
  it.each([
    [0, -340],
    [100, -240],
    [295, -45],
    [340, -45],
    [-50, -340],
  ])("that is opened follows a finger over %i pixels to %i", (deltaX, place) =>
    expect(draggedTo(deltaX, closed, 340)).toBe(place),
  );

  it.each([
    [0, 0],
    [-100, -100],
    [-400, -340],
    [50, 0],
  ])("that is closed follows a finger over %i pixels to %i", (deltaX, place) =>
    expect(draggedTo(deltaX, open, 340)).toBe(place),
  );
});
