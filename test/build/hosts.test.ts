import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { Project } from "../project/project.ts";

const none = { latest: [], platinum: [], gold: [], silver: [], bronze: [], backer: [] };

/** Their logos are on so many hosts that a policy with all of them is long. */
const sponsors = Array.from({ length: 60 }, (_, at) => ({
  name: `Sponsor ${at}`,
  url: "https://sponsor.example/",
  logo: `https://logos-${at}.example/logo.png`,
  amount: 1,
}));

describe("a site that was built for hosts of its own", () => {
  let project: Project;
  let files: Readonly<Record<string, string>>;
  let output: string;
  beforeAll(async () => {
    // Comments in the sources name the usual hosts.
    project = await Project.create({ minimize: true });
    const date = "2026-01-01T00:00:00.000Z";
    const data = { date, total: { ...none, gold: sponsors }, monthly: none };
    await project.write("content/data/sponsors.json", JSON.stringify(data));
    const { code, stdout } = await project.build([], {
      SITE_HOST: "https://docs.example.org",
      V4_HOST: "https://v4.example.org",
      CHINESE_HOST: "http://zh.example.org:8080",
    });
    expect(code).toBe(0);
    output = stdout;
    files = await project.files("dist");
  });
  afterAll(() => project.remove());

  it("leads to the same page on them, and says in the head and in its lists that its pages live there", () => {
    const page = files["guides/index.html"];
    expect(page).toContain('href="https://v4.example.org/guides/"');
    expect(page).toContain('href="http://zh.example.org:8080/guides/"');
    expect(page).toContain('<link rel="canonical" href="https://docs.example.org/guides/"/>');
    expect(page).toContain('content="https://docs.example.org/assets/');
    expect(files["robots.txt"]).toContain("Sitemap: https://docs.example.org/sitemap.xml");
    expect(files["sitemap.xml"]).toContain("<loc>https://docs.example.org/guides/</loc>");
  });

  it("names the usual hosts nowhere", () => {
    const usual = /https:\/\/(?:v4\.)?webpack\.js\.org|docschina/;
    const texts = Object.entries(files).filter(
      // What the check says is webpack-dev-server's.
      ([file]) => /\.(?:html|xml|js|txt)$/.test(file) && !/^island-configuration-check/.test(file),
    );
    expect(texts.filter(([, text]) => usual.test(text)).map(([file]) => file)).toEqual([]);
  });

  it("is told what a host would leave out of its headers", () => {
    expect(output).toMatch(/_headers:2: the line of Content-Security-Policy has \d{4} characters/);
  });
});
