import { longDate } from "./dates.ts";

const second = 1000;
const day = 24 * 60 * 60 * second;

/** The largest first; a month and a year are their averages. */
const units = [
  ["year", 365.2425 * day],
  ["month", 30.436875 * day],
  ["week", 7 * day],
  ["day", day],
  ["hour", day / 24],
  ["minute", 60 * second],
  ["second", second],
] as const;

/**
 * How far a moment is away, in its largest unit: `3 years ago`, `in 40 seconds`.
 *
 * @param from the moment, in milliseconds since 1970 like `now`
 */
export function distanceInWords(from: number, now: number): string {
  const distance = Math.abs(from - now);
  const [unit, length] = units.find(([, size]) => distance >= size) ?? ["second", second];
  const count = from < now ? -Math.floor(distance / length) : Math.ceil(distance / length);
  return words.format(count, unit);
}

/**
 * When something has happened: `3 years ago`. By a clock that is slow it is still to come, and the
 * day is all that can be said: `on November 20, 2026`.
 *
 * @param date in ISO 8601
 * @param now in milliseconds since 1970
 */
export function ageInWords(date: string, now: number): string {
  const from = Date.parse(date);
  return from > now ? `on ${longDate(date)}` : distanceInWords(from, now);
}

const words = new Intl.RelativeTimeFormat("en", { numeric: "always" });
