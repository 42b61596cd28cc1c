import type { Page } from "puppeteer";

/** What a reader sees of a numbered build, and the number of the build that each part is of. */
export interface ShownPage {
  readonly title: string;
  /** Of the page's main part, in letters. */
  readonly length: number;
  readonly hasFailed: boolean;
  /** A part that is not there has none. */
  readonly builds: Readonly<Record<"html" | "script" | "style" | "text", number | undefined>>;
}

/** Waits until nothing loads any more, and reads the page. */
export async function shownPage(page: Page): Promise<ShownPage> {
  await page.waitForFunction(
    () =>
      document.readyState === "complete" &&
      document.querySelector("h1") !== null &&
      document.querySelector(".page-placeholder") === null,
    { timeout: 20_000 },
  );
  return page.evaluate(() => {
    const root = document.documentElement;
    const main = document.querySelector("main")?.innerText ?? "";
    const number = (text: string | undefined) => (text ? Number(text) : undefined);
    return {
      title: document.querySelector("h1")?.innerText ?? "",
      length: main.length,
      hasFailed: document.querySelector(".page-failure") !== null,
      builds: {
        html: number(root.dataset.html),
        script: number(root.dataset.script),
        style: number(getComputedStyle(root).getPropertyValue("--build").trim()),
        text: number(/Text of build (\d+)\./.exec(main)?.[1]),
      },
    };
  });
}

/** What is wrong with it: it is blank, or mixes builds. */
export function faultsOf({ length, builds }: ShownPage): readonly string[] {
  const numbers = new Set(Object.values(builds).filter((number) => number !== undefined));
  return [
    ...(length < 20 ? ["a blank page"] : []),
    ...(numbers.size > 1 ? [`a page of several builds: ${JSON.stringify(builds)}`] : []),
  ];
}
