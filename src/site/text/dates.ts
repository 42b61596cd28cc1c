/**
 * `November 20, 2026`, in UTC, so that the build and all browsers agree. `Intl` takes browsers 25 ms to
 * start, while they hydrate the page.
 */
export function longDate(date: string): string {
  const day = new Date(date);
  return `${months[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}`;
}

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
