import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { useBrowser } from "../e2e/browser.ts";
import { Project } from "../project/project.ts";
import { serveProject, type DevSite } from "./dev-site.ts";
import { article, overlay, overlayFrame, shows, until } from "./shown.ts";

const second = "content/guides/second.mdx";
const footer = "src/components/footer/footer.tsx";

/** What a page says while its server starts again. */
const restarting = /ERR_|WebSocket|Full reload|restarting the server|Reloading|404/;

describe("the code of a site in development", () => {
  let project: Project;
  let site: DevSite | undefined;
  const open = useBrowser();

  beforeAll(async () => {
    project = await Project.create();
    site = await serveProject(project);
    process.env.SITE_URL = site.url;
  });
  afterAll(async () => {
    await site?.stop();
    await project.remove();
  });

  const opened = async (expected?: RegExp) => {
    const page = await open("/guides/second/", { expected });
    // A start takes a minute on a busy machine, and the page asks less and less often whether it's done.
    page.setDefaultTimeout(300_000);
    await shows(page, article, "The second guide begins.");
    return page;
  };

  it("answers old addresses, as they are in the file of redirects now", async () => {
    const asked = async (address: string) => {
      const headers = { Accept: "text/html" };
      const { status, headers: answer } = await fetch(`${site?.url}${address}`, {
        headers,
        redirect: "manual",
      });
      return [status, answer.get("location")];
    };
    expect(await asked("/old/")).toEqual([302, "/guides/first/"]);
    await project.edit("content/redirects.json", '"/old/"', '"/älter/"');
    expect(await asked("/%C3%A4lter/")).toEqual([302, "/guides/first/"]);
    expect(await asked("/old/")).toEqual([200, null]);
  });

  it("has no page in the place of a script that is missing", async () => {
    expect((await fetch(`${site?.url}/no-such.hot-update.json`)).status).toBe(404);
  });

  it("shows an error of a component over the page with its file, until it is mended", async () => {
    const page = await opened(/missing is not defined|An error occurred|Full reload|Reloading/);
    await project.edit(footer, "{useSettings().footer.map", "{missing.map");
    expect(await overlay(page)).toMatch(/missing is not defined[^]*footer\/footer\.tsx/);
    await page.reload();
    expect(await overlay(page)).toMatch(/missing is not defined[^]*footer\/footer\.tsx/);
    await project.edit(footer, "{missing.map", "{useSettings().footer.map");
    await page.reload();
    await shows(page, ".footer", "Built by");
    expect(await page.$(overlayFrame)).toBeNull();
  });

  it("is in use as soon as it is saved: a component for writers, a loader, the configuration", async () => {
    const page = await opened(restarting);
    await project.write("src/content-components/mark.tsx", mark);
    await project.edit(
      "src/content-components/registry.ts",
      "  Pages:",
      '  Mark: "mark.tsx",\n  Pages:',
    );
    await project.edit("loaders/markdown/asides.ts", 'T: "tip"', 'T: "hint"');
    await project.edit(second, "It ends", "<Mark />\n\nT> Read on.\n\nIt ends");
    await shows(page, article, "It is marked.");
    await page.waitForSelector(".aside.hint");
    // One start may be for both.
    for (const part of ["src/content-components/registry.ts", "loaders"])
      expect(site?.output()).toMatch(RegExp(`because of a change in .*\\b${part}\\b`));
  });

  it("is mended by the next edit where one of them breaks the build itself", async () => {
    const page = await opened(restarting);
    await project.edit("webpack.config.ts", "export default", "broken export default");
    await until(() => site?.output().includes("webpack.config.ts' config") === true);
    await project.edit("webpack.config.ts", "broken export default", "export default");
    await project.edit(second, "The second guide begins.", "The build is mended.");
    await shows(page, article, "The build is mended.");
  });
});

const mark = "export const Mark = () => <mark>It is marked.</mark>;\n";
