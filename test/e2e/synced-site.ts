import { serveFolder, type RunningServer } from "../../src/commands/server.ts";
import { rankSponsors, type Giver } from "../../src/site/sponsor-ranking.ts";
import { Project } from "../project/project.ts";
import { localApi, type LocalApi } from "../unit/local-api.ts";

/** The day that the tests' data are of. */
export const date = "2026-11-20T10:00:00.000Z";

export interface SyncedSite extends RunningServer {
  readonly project: Project;
}

/**
 * Builds the small project of the tests as it is after a sync, and serves it to the browser of the
 * tests. The site itself has no such data until somebody reads them from the real hosts.
 *
 * @param files below `content/data/`, each as a value
 * @param variables for the build
 * @param pages more of them: path below `content/` → text
 */
export async function serveSynced(
  files: Readonly<Record<string, object>>,
  variables: NodeJS.ProcessEnv = {},
  pages: Readonly<Record<string, string>> = {},
): Promise<SyncedSite> {
  const project = await Project.create();
  for (const [name, value] of Object.entries(files)) {
    await project.write(`content/data/${name}`, JSON.stringify(value));
  }
  for (const [name, text] of Object.entries(pages)) await project.write(`content/${name}`, text);
  // Hosts of the tests have no encryption, which strict pages have to have.
  const { code, stderr } = await project.build(["--env", "strict=false"], variables);
  if (code !== 0) throw new Error(`The project was not built: ${stderr}`);
  const server = await serveFolder(project.path("dist"), 0);
  process.env.SITE_URL = server.url;
  const close = async () => {
    await server.close();
    await project.remove();
  };
  return { url: server.url, close, project };
}

/** Where logos come from: pictures, a broken one, and one that never arrives. */
export const logoHost = (): Promise<LocalApi> =>
  localApi(({ url: { pathname } }) => {
    if (pathname === "/slow.svg") return undefined;
    if (pathname === "/broken.svg") return { status: 404 };
    return { headers: { "Content-Type": "image/svg+xml" }, body: logo };
  });

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 60"><path d="M10 50L60 10l50 40z" fill="#5a3"/></svg>';

/** Sponsors of every rank; nobody that exists. */
export function sponsorsFor(host: string) {
  const giver = (name: string, total: number, monthly: number, at: number): Giver => ({
    name,
    url: `https://sponsor-${at}.example/`,
    ...(at % 4 !== 3 && { logo: `${host}/${["logo", "broken", "slow"][at % 4]}.svg` }),
    since: at % 9 === 0 ? "2026-11-01T00:00:00Z" : "2020-01-01T00:00:00Z",
    total,
    monthly,
  });
  const amounts = [...series(3, 60_000), ...series(5, 12_000), ...series(9, 2_500)];
  const all = [...amounts, ...series(14, 300), ...series(60, 5)];
  const givers = all.map((amount, at) =>
    giver(`Example Sponsor ${at}`, amount, at % 2 === 0 ? amount / 12 : 0, at),
  );
  return { date, ...rankSponsors(givers, new Date(date)) };
}

const series = (count: number, amount: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => amount + count - at);
