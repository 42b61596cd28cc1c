import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { useBrowser } from "../browser.ts";
import { oneIn } from "../sample.ts";

const open = useBrowser({ hasWorkers: false });

interface Facts {
  /** Rooted addresses of what the page links to or loads, with hash. */
  readonly urls: readonly string[];
  readonly ids: readonly string[];
  /** Links to other hosts without `rel="noopener"`. */
  readonly openers: readonly string[];
  /** Hosts of what it loads that its own policy does not name. */
  readonly strangers: readonly string[];
  /** What stands in the head up to the policy. */
  readonly beforePolicy: readonly string[];
}

const texts = new Map<string, string>();
let pages: ReadonlyMap<string, Facts>;

// Read by the browser's own parser: it corrects what it finds, as it does for readers.
beforeAll(async () => {
  for await (const file of glob("**/*.html", { cwd: "dist" })) {
    texts.set(file, await readFile(path.join("dist", file), "utf8"));
  }
  // The site's own policy lets nobody parse HTML.
  const page = await open("about:blank");
  const facts = await page.evaluate(
    (all) => {
      const read = (file: string, text: string) => {
        const document = new DOMParser().parseFromString(text, "text/html");
        const own = new URL(`http://site/${file.replace(/index\.html$/, "")}`);
        const values = [...document.querySelectorAll("[href], [src]")].map(
          (one) => one.getAttribute("href") ?? one.getAttribute("src") ?? "",
        );
        const refresh = document.querySelector("[http-equiv=refresh]")?.getAttribute("content");
        const urls = [...values, ...(refresh?.match(/(?<=url=).*/) ?? [])]
          .map((value) => new URL(value, own))
          .filter(({ host }) => host === own.host)
          .map(({ pathname, hash }) => pathname + hash);
        const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
        const openers = [...document.querySelectorAll("a[href]")]
          .filter((link) => new URL(link.getAttribute("href") ?? "", own).host !== own.host)
          .filter((link) => !link.getAttribute("rel")?.split(" ").includes("noopener"))
          .map((link) => link.outerHTML);
        const head = [...document.head.children];
        const policy = document.querySelector('meta[http-equiv="Content-Security-Policy"]');
        const end = head.findIndex((one) => one === policy);
        const beforePolicy = head.slice(0, end).map(({ localName }) => localName);
        const loads = "[src], link[rel~=stylesheet], link[rel~=icon], link[rel$=preload]";
        const strangers = [...document.querySelectorAll(loads)]
          .map((one) => new URL(one.getAttribute("src") ?? one.getAttribute("href") ?? "", own))
          .filter(({ host }) => host !== own.host)
          .map(({ origin }) => origin)
          .filter((origin) => !policy?.getAttribute("content")?.includes(origin));
        return { urls, ids, openers, strangers, beforePolicy };
      };
      return all.map(([file = "", text = ""]) => read(file, text));
    },
    [...texts],
  );
  const files = [...texts.keys()];
  pages = new Map(facts.map((found, index) => [files[index] ?? "", found]));
});

/** What is wrong with pages, each with its file, so that all of it is reported at once. */
const problems = (find: (facts: Facts) => readonly string[]) =>
  [...pages].flatMap(([file, facts]) => find(facts).map((problem) => `${file}: ${problem}`));

/** The file that a host answers an address with. */
const fileOf = (url: string) => {
  const pathname = decodeURIComponent(url.replace(/#.*/, "")).slice(1);
  return pathname === "" || pathname.endsWith("/") ? `${pathname}index.html` : pathname;
};

describe("every page of the site", () => {
  it("links to nothing that is missing", () => {
    expect(pages.size).toBeGreaterThan(35);
    const dead = problems(({ urls }) =>
      urls.filter((url) => !existsSync(path.join("dist", fileOf(url)))),
    );
    expect(dead).toEqual([]);
  });

  it("links to no heading that is missing", () => {
    const dead = problems(({ urls }) =>
      urls.filter((url) => {
        const id = decodeURIComponent(/#(.+)/.exec(url)?.[1] ?? "");
        return id !== "" && id !== "top" && pages.get(fileOf(url))?.ids.includes(id) === false;
      }),
    );
    expect(dead).toEqual([]);
  });

  it("gives no page of another host a hold on its own", () => {
    expect(problems(({ openers }) => openers)).toEqual([]);
  });

  it("loads nothing from hosts that its policy does not name, nor does a style sheet", async () => {
    expect(problems(({ strangers }) => strangers)).toEqual([]);
    for await (const file of glob("**/*.css", { cwd: "dist" })) {
      const style = await readFile(path.join("dist", file), "utf8");
      expect([file, style.match(/@import|url\(["']?(?:https?:)?\/\//g)]).toEqual([file, null]);
    }
  });

  it("states what it may load and run before it loads or runs anything", () => {
    const wrong = problems(({ beforePolicy }) =>
      beforePolicy.filter((name) => name !== "meta" && name !== "title"),
    );
    expect(wrong).toEqual([]);
    const without = [...texts].filter(
      ([, text]) => !/http-equiv="Content-Security-Policy"/.test(text),
    );
    expect(without.map(([file]) => file)).toEqual([]);
  });

  it("is valid HTML, with a title, headings in order below one of the first level, and each id once", () => {
    const validator = new HtmlValidate(
      new StaticConfigLoader({
        extends: ["standard", "document", "a11y", "recommended"].map(
          (name) => `html-validate:${name}`,
        ),
        rules: {
          // The web links to `#__webpack_hash__-webpack-specific`, which HTML allows.
          "valid-id": ["error", { relaxed: true }],
          // How React and the Markdown compiler write: HTML does not care.
          "attr-case": "off",
          "attribute-boolean-style": "off",
          "attribute-empty-style": "off",
          "doctype-style": "off",
          "no-trailing-whitespace": "off",
          "void-style": "off",
          // As Markdown aligns the cells of a table; the policy allows it.
          "no-inline-style": "off",
          // Scripts and styles come from the same host as the page.
          "require-sri": ["error", { target: "crossorigin" }],
        },
      }),
    );
    const wrong = oneIn(4, [...texts]).flatMap(([file, text]) =>
      validator
        .validateStringSync(text, file)
        .results.flatMap(({ messages }) => messages)
        .map(({ ruleId, message, selector }) => `${file}: ${ruleId}: ${message} (${selector})`),
    );
    expect(wrong).toEqual([]);
  });
});
