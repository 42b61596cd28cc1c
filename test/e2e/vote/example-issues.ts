import { gitHubIssue } from "../../unit/git-hub.ts";

const labels = [
  { name: "css", color: "1d76db" },
  { name: "Feature request: runtime", color: "fef2c0" },
  { name: "enhancement", color: "a2eeef" },
];

const titles = [
  "Example: split the runtime of workers",
  "Example: <b>escape</b> what is written in titles & labels",
  "Example: a title that is so long that it takes two lines on most screens and three or four on the screen of a phone",
  "Example: read the styles of modules",
];

/** Issues for tests, the most wanted first; none of them exists. */
export const exampleIssues = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    gitHubIssue(at + 1, {
      title: `${titles[at % titles.length]} (${at + 1})`,
      votes: Math.max(0, 1500 - at * 11),
      comments: (at * 7) % 40,
      created: new Date(Date.UTC(2024, 0, 1) - ((at * 37) % 500) * 86_400_000 * 3).toISOString(),
      labels: labels.filter((_label, index) => (at + index) % 3 !== 0),
    }),
  );
