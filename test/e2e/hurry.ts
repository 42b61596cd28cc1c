import type { Page } from "puppeteer";

/** Has time-outs of one length in a page take less, both in milliseconds. */
export const hurry = (page: Page, delay: number, instead: number) =>
  page.evaluateOnNewDocument(
    (long, short) => {
      const { setTimeout } = window;
      Object.assign(window, {
        setTimeout: (run: () => void, ms = 0) => setTimeout(run, ms === long ? short : ms),
      });
    },
    delay,
    instead,
  );
