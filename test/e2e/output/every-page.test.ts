import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, it } from "@jest/globals";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { useBrowser } from "../browser.ts";

const open = useBrowser({ hasWorkers: false });

interface Facts {
  /** Rooted addresses of what the page links to or loads, with hash. */
  readonly urls: readonly string[];
  readonly ids: readonly string[];
  /** Levels of the headings, in the order of the page. */
  readonly levels: readonly number[];
  readonly title: string;
  readonly isRedirect: boolean;
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
      const nameOf = ({ localName }: Element) => localName;
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
        const levels = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].map((heading) =>
          Number(heading.localName.slice(1)),
        );
        const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
        const { title } = document;
        const openers = [...document.querySelectorAll("a[href]")]
          .filter((link) => new URL(link.getAttribute("href") ?? "", own).host !== own.host)
          .filter((link) => !link.getAttribute("rel")?.split(" ").includes("noopener"))
          .map((link) => link.outerHTML);
        const head = [...document.head.children];
        const policy = document.querySelector('meta[http-equiv="Content-Security-Policy"]');
        const beforePolicy = head
          .slice(
            0,
            head.findIndex((one) => one === policy),
          )
          .map(nameOf);
        const loads = "[src], link[rel~=stylesheet], link[rel~=icon], link[rel$=preload]";
        const strangers = [...document.querySelectorAll(loads)]
          .map((one) => new URL(one.getAttribute("src") ?? one.getAttribute("href") ?? "", own))
          .filter(({ host }) => host !== own.host)
          .map(({ origin }) => origin)
          .filter((origin) => !policy?.getAttribute("content")?.includes(origin));
        const isRedirect = refresh !== undefined;
        return { urls, ids, levels, title, isRedirect, openers, strangers, beforePolicy };
      };
      return all.map(([file = "", text = ""]) => read(file, text));
    },
    [...texts],
  );
  const files = [...texts.keys()];
  pages = new Map(facts.map((found, index) => [files[index] ?? "", found]));
});

/** What is wrong with pages, each with its file, so that all of it is reported at once. */
const problems = (find: (facts: Facts, file: string) => readonly string[]) =>
  [...pages].flatMap(([file, facts]) => find(facts, file).map((problem) => `${file}: ${problem}`));

/** The file that a host answers an address with. */
const fileOf = (url: string) => {
  const pathname = decodeURIComponent(url.replace(/#.*/, "")).slice(1);
  return pathname === "" || pathname.endsWith("/") ? `${pathname}index.html` : pathname;
};

describe("every page of the site", () => {
  it("is there", () => {
    expect(pages.size).toBe(texts.size);
    expect(pages.size).toBeGreaterThan(35);
  });

  it("links to nothing that is missing", () => {
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

  it("has each id once", () => {
    const twice = problems(({ ids }) => ids.filter((id, index) => ids.indexOf(id) !== index));
    expect(twice).toEqual([]);
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

  it("has a title", () => {
    expect(problems(({ title }) => (title === "" ? ["no title"] : []))).toEqual([]);
  });

  it("has headings in order, below one title", () => {
    const isBare = (file: string) => file === "app-shell/index.html";
    const wrong = problems(({ levels, isRedirect }, file) => {
      if (isRedirect || isBare(file)) return [];
      const leaps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      const isTitled = levels[0] === 1 && levels.indexOf(1, 1) === -1;
      return isTitled && leaps.length === 0 ? [] : [levels.join(" ")];
    });
    expect(wrong).toEqual([]);
  });

  it("is valid HTML", () => {
    const validator = new HtmlValidate(
      new StaticConfigLoader({
        extends: ["standard", "document", "a11y", "recommended"].map(
          (name) => `html-validate:${name}`,
        ),
        rules: {
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
    const wrong = [...texts].flatMap(([file, text]) =>
      validator
        .validateStringSync(text, file)
        .results.flatMap(({ messages }) => messages)
        .map(({ ruleId, message, selector }) => `${file}: ${ruleId}: ${message} (${selector})`),
    );
    expect(wrong).toEqual([]);
  });
});
