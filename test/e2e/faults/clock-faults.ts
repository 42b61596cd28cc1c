import { expect } from "@jest/globals";
import type { HTTPRequest, Page } from "puppeteer";
import { gitHubAnswer, gitHubIssue } from "../../unit/git-hub.ts";
import { hydrated, intercept, load } from "../browser.ts";
import { says } from "../vote/vote-site.ts";
import { readersDay, text, type Fault } from "./fault.ts";

/** Days by which the reader's clock is wrong. */
const year = 365;

const clock = (days: number) => (page: Page) =>
  page.evaluateOnNewDocument((milliseconds) => {
    const Right = Date;
    const wrong = () => Right.now() + milliseconds;
    window.Date = new Proxy(Right, {
      construct: (target, given) =>
        given.length === 0 ? new target(wrong()) : Reflect.construct(target, given),
      apply: () => new Right(wrong()).toString(),
      get: (target, name) => (name === "now" ? wrong : Reflect.get(target, name)),
    });
  }, days * 86_400_000);

/** GitHub gives a reader what is set here. */
async function answerGitHub(page: Page, answer: { of: (request: HTTPRequest) => GitHubAnswer }) {
  await intercept(page);
  page.on("request", (request) => {
    const isAsked = request.url().startsWith("https://api.github.com/");
    void (isAsked ? respond(request, answer.of(request)) : request.continue());
  });
}

interface GitHubAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: object;
}

const respond = (request: HTTPRequest, { status = 200, headers = {}, body }: GitHubAnswer) =>
  request.respond({
    status,
    headers: { ...headers, ...crossOrigin },
    contentType: "application/json",
    body: JSON.stringify(body),
  });

const crossOrigin = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "*",
  "Access-Control-Expose-Headers": "Retry-After, X-RateLimit-Reset",
};

/** One that was opened today, by a clock that is right. */
const issue = gitHubIssue(1, { votes: 3, created: new Date().toISOString() });

/** GitHub's answer to those who ask too often: a list in three seconds, by its own clock. */
const limited = (): GitHubAnswer => ({
  status: 403,
  headers: { "X-RateLimit-Reset": String(Math.floor(Date.now() / 1000) + 3) },
  body: {},
});

const listed = (request: HTTPRequest): GitHubAnswer => ({
  body: gitHubAnswer(new URL(request.url()), [issue]),
});

async function seesVotes(page: Page): Promise<void> {
  const gitHub = { of: listed };
  await answerGitHub(page, gitHub);
  await load(page, "/vote/");
  await says(page, "1 issue you can vote for. Updated from GitHub at ");
  const facts = await page.$eval(".issue-facts", ({ textContent }) => textContent);
  expect(facts).toMatch(/opened (?:11 months ago|on [A-Z]\w+ \d+, \d{4}),/);
  gitHub.of = limited;
  await page.evaluate(() => localStorage.removeItem("votes"));
  await page.reload();
  // It is asked again in a minute: its own time is none by this clock.
  await page.waitForSelector(".vote-fault");
  expect(await text(page)).toMatch(/Trying again in (?:\d\d seconds|1 minute), at \d+:/);
}

export const clockFaults: readonly Fault[] = [-year, year].map((days) => ({
  fault: `clock wrong by a year: ${days} days`,
  sees: "all of the site; no age that cannot be, and no year to wait for GitHub",
  check: async (open) => {
    // What browsers write of a status like that of a limit.
    const page = await readersDay(open, { prepare: clock(days), expected: /status of 403/ });
    await load(page, "/blog/");
    await hydrated(page);
    expect(await text(page)).not.toMatch(/NaN|-\d+ (?:day|year)/);
    await seesVotes(page);
  },
}));
