import { cacheNames } from "../site/offline/caches.ts";
import { filesOf, knowsPage } from "../site/offline/known-pages.ts";
import { readRecord, recordUrls, type CopyRecord } from "../site/offline/copy-record.ts";
import { buildUrl, shellUrl, type PublishedBuild } from "../site/offline/published-build.ts";
import { documentFiles } from "../site/output/prerendered.ts";

/** A shell shows all pages whose text is cached. */
interface Edition {
  readonly build: PublishedBuild;
  readonly shell: Response;
}

/** Everything that is cached, of any build. */
export interface Kept {
  readonly addresses: ReadonlySet<string>;
  /** Undefined if the text or a script is missing. */
  readonly documentOf: (pathname: string) => Promise<Response | undefined>;
  /** The shell, which requests only the text. */
  readonly shellFor: (pathname?: string) => Response | undefined;
}

/** Only this decides what can be read offline. */
export async function readKept(): Promise<Kept> {
  const [files, pages, all] = await Promise.all([
    pathsIn(cacheNames.files),
    pathsIn(cacheNames.pages),
    editions(),
  ]);
  const hasAll = (paths: readonly string[]) =>
    paths.length > 0 && paths.every((path) => files.has(path));
  const isWhole = async (document: Response) => hasAll(await filesOfDocument(document));
  const areWhole = await Promise.all(all.map(({ shell }) => isWhole(shell)));
  const whole = all.filter((_, at) => areWhole[at]);
  const urls = all.flatMap(({ build }) => [
    ...Object.keys(build.pages),
    ...Object.keys(build.assets).flatMap((file) => /^.*\/(?=index\.html$)/.exec(file) ?? []),
  ]);
  return {
    addresses: new Set([...pages, ...urls]),
    documentOf: async (pathname) => {
      const page = pages.has(pathname) ? await match(cacheNames.pages, pathname) : undefined;
      if (page !== undefined && (await isWhole(page))) return page;
      return whole.find(({ build }) => hasAll(filesOf(build, pathname)))?.shell;
    },
    shellFor: (pathname) =>
      whole.find(({ build }) => pathname === undefined || knowsPage(build, pathname))?.shell,
  };
}

export async function readablePages(): Promise<readonly string[]> {
  const { addresses, documentOf } = await readKept();
  const found = [...addresses].map(async (url) => ((await documentOf(url)) ? [url] : []));
  return (await Promise.all(found)).flat();
}

/** The newest first. */
async function editions(): Promise<readonly Edition[]> {
  const [installed, records, ...shells] = await Promise.all([
    installedBuilds(),
    copyRecords(),
    all(cacheNames.shell, shellUrl),
    all(cacheNames.saved, shellUrl),
  ]);
  const builds = [...installed, ...records.map(({ build }) => build)];
  const found = shells.flat().map(async (shell) => {
    const files = await filesOfDocument(shell);
    const build = builds.find(({ assets }) => files.every((file) => file in assets));
    return build === undefined ? [] : [{ build, shell }];
  });
  return (await Promise.all(found)).flat().toSorted((a, b) => dateOf(b.shell) - dateOf(a.shell));
}

export const installedBuilds = async (): Promise<readonly PublishedBuild[]> =>
  Promise.all((await all(cacheNames.shell, buildUrl)).map((response) => response.json()));

/** The whole copy first. */
export async function copyRecords(): Promise<readonly CopyRecord[]> {
  const texts = Object.values(recordUrls).map(async (url) =>
    (await match(cacheNames.saved, url))?.text(),
  );
  return (await Promise.all(texts)).flatMap((text) => readRecord(text ?? "") ?? []);
}

export const filesOfDocument = async (document: Response): Promise<readonly string[]> =>
  documentFiles(await document.clone().text());

export async function pathsIn(name: string): Promise<ReadonlySet<string>> {
  const requests = await (await caches.open(name)).keys();
  return new Set(requests.map(({ url }) => new URL(url).pathname));
}

/** In milliseconds since 1970, or NaN. */
export const dateOf = (response: Response | undefined): number =>
  Date.parse(response?.headers.get("Date") ?? "");

/** Ignores the revision. Opening a cache would create it: pages look whether there is a saved copy. */
async function all(name: string, path: string): Promise<readonly Response[]> {
  if (!(await caches.has(name))) return [];
  return (await caches.open(name)).matchAll(path, { ignoreSearch: true, ignoreVary: true });
}

const match = (cacheName: string, path: string) =>
  caches.match(path, { cacheName, ignoreVary: true });
