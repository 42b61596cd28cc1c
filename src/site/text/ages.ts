import { longDate } from "./dates.ts";

const second = 1000;
const day = 24 * 60 * 60 * second;

/** Months and years are averages. */
const units = [
  ["year", 365.2425 * day],
  ["month", 30.436875 * day],
  ["week", 7 * day],
  ["day", day],
  ["hour", day / 24],
  ["minute", 60 * second],
  ["second", second],
] as const;

/** In the largest unit: `3 years ago`, `in 40 seconds`. Times are in milliseconds since 1970. */
export function distanceInWords(from: number, now: number): string {
  const distance = Math.abs(from - now);
  const [unit, length] = units.find(([, size]) => distance >= size) ?? ["second", second];
  const count = from < now ? -Math.floor(distance / length) : Math.ceil(distance / length);
  return words.format(count, unit);
}

/** Falls back to `on November 20, 2026` if the reader's clock is behind. */
export function ageInWords(date: string, now: number): string {
  const from = Date.parse(date);
  return from > now ? `on ${longDate(date)}` : distanceInWords(from, now);
}

const words = new Intl.RelativeTimeFormat("en", { numeric: "always" });
