import { renderToString } from "react-dom/server.edge";
import { StaticRouter } from "react-router-dom";
import navigation from "content:navigation";
import notification from "content:notification";
import redirects from "content:redirects";
import settings from "content:settings";
import sponsors from "content:sponsors";
import type { FirstPage } from "./browser/loading/first-page.ts";
import { App } from "./components/app/app.tsx";
import type { Site, ViewComponent } from "./components/app/site-context.ts";
import { beforePaint } from "./components/document/before-paint.ts";
import { Document, type DocumentProps } from "./components/document/document.tsx";
import { Landing } from "./components/landing/landing.tsx";
import { Printable } from "./components/printable/printable.tsx";
import { Vote } from "./components/vote/vote.tsx";
import { allowedHosts } from "./site/hosting/allowed-hosts.ts";
import type { BuildFacts } from "./site/output/build-facts.ts";
import { combinedPage } from "./site/printable/combined-page.ts";
import { pagesOf } from "./site/content/content-tree.ts";
import { contentSecurityPolicy } from "./site/hosting/content-security-policy.ts";
import { missingIn } from "./site/output/document-check.ts";
import { headersFile } from "./site/hosting/header-files.ts";
import { headerRules } from "./site/hosting/headers.ts";
import { manifest } from "./site/output/manifest.ts";
import { nginxFile } from "./site/hosting/nginx.ts";
import { redirectFiles } from "./site/hosting/redirects.ts";
import { hasTwoRows, menuOf, partOf } from "./site/navigation/menu.ts";
import { routesOf, type LazyKind } from "./site/navigation/routes.ts";
import { services } from "./site/hosting/services.ts";
import { builtStore } from "./site/async-store.ts";
import { robots, sitemap } from "./site/output/sitemap.ts";
import { decoded } from "./site/navigation/url.ts";
import { isLazy, viewOf } from "./site/navigation/view.ts";
import type { ClientAssets, PageNeeds } from "./site/output/client-assets.ts";
import type { ContentNode, Page } from "./types.ts";
import icon150 from "./components/icon/icon-150.png";
import icon192 from "./components/icon/icon-192.png";
import icon512 from "./components/icon/icon-512.png";

/**
 * Renders the site as files.
 *
 * @param assets returns the client's files that a page needs
 * @param build what only the build knows
 * @returns path below the output folder → function that makes the file's text
 */
export function prerender(
  assets: (needs: PageNeeds) => ClientAssets,
  build: BuildFacts,
): ReadonlyMap<string, () => string> {
  const { tree } = build;
  const script = build.minify(beforePaint());
  const { header, document: policy } = policiesOf(build, script);
  const frame = { notification: notification?.version, script, policy };
  const render = (url: string | undefined) => documentOf(url, assets, build, frame);
  const rules = headerRules(header);
  const routes = routesOf({ navigation, settings });
  const urls = [
    ...new Set([...pagesOf(tree).map(({ url }) => url), ...routes.map(({ url }) => url)]),
  ];
  const hidden = new Set(routes.flatMap(({ url, isHidden }) => (isHidden ? [url] : [])));
  const icons = [
    { src: icon150, size: 150 },
    { src: icon192, size: 192 },
    { src: icon512, size: 512 },
  ];
  return new Map([
    ...urls.map((url): [string, () => string] => [htmlFile(url), () => render(url)]),
    ["404.html", () => render(undefined)],
    ...redirectFiles(redirects, settings.name),
    ["_headers", () => headersFile(rules, build.files)],
    ["headers.json", () => `${JSON.stringify(rules, undefined, 2)}\n`],
    ["nginx.conf", () => nginxFile(rules, redirects)],
    ["content-tree.json", () => JSON.stringify(withAnchors(tree, build.page))],
    ["manifest.json", () => manifest(settings, icons)],
    ["robots.txt", robots],
    ["sitemap.xml", () => sitemap(urls.filter((url) => !hidden.has(url)))],
  ]);
}

/** The Content-Security-Policy as a header, and for documents on hosts that send no headers. */
function policiesOf({ origins, scriptHash }: BuildFacts, script: string) {
  const allowed = allowedHosts(services, sponsors ?? undefined, origins);
  const hash = scriptHash(script);
  return {
    header: contentSecurityPolicy(allowed, hash, "header"),
    document: contentSecurityPolicy(allowed, hash, "document"),
  };
}

const htmlFile = (url: string) => `${decoded(url).slice(1)}index.html`;

function documentOf(
  url: string | undefined,
  assets: (needs: PageNeeds) => ClientAssets,
  { page: pageOf }: BuildFacts,
  frame: Pick<DocumentProps, "notification" | "script" | "policy">,
): string {
  // A URL that no page has shows the not-found page.
  const view = viewOf(url ?? "/404.html", site);
  const path = "page" in view ? view.page?.path : undefined;
  const page = view.kind === "printable" ? combinedPage(view, pageOf) : pageOf(path ?? "");
  const needs = {
    islands: page?.islands ?? [],
    view: isLazy(view) ? view.kind : undefined,
  };
  const files = assets(needs);
  const { searchIndex, tooltips } = files;
  const own = page && withoutHtml(page);
  const firstPage: FirstPage = { url, path, page: own, searchIndex, tooltips };
  const part = partOf(menuOf(settings.menu, navigation), view);
  const className = hasTwoRows(part) ? "tall-header" : undefined;
  const html = renderToString(
    <Document assets={files} {...{ firstPage, className }} {...frame}>
      <StaticRouter location={url ?? "/404.html"}>
        <App site={path && page ? { ...site, pages: builtStore({ [path]: page }) } : site} />
      </StaticRouter>
    </Document>,
  );
  const missing = missingIn(html, view, settings.name);
  if (missing !== undefined) throw new Error(`The page has no ${missing}`);
  return `<!doctype html>${html}`;
}

/** The browser takes the article from the document. */
const withoutHtml = ({ html: _, ...rest }: Page) => rest;

const site: Site = {
  settings,
  navigation,
  pages: builtStore({}),
  // The same views as in `components/app/lazy-views.ts`, loaded right away.
  views: builtStore<ViewComponent>({
    landing: Landing,
    printable: Printable,
    vote: Vote,
  } satisfies Record<LazyKind, ViewComponent>),
  search: builtStore({}),
  isShell: false,
};

/** Adds the anchors, which only compiled pages know. */
function withAnchors(node: ContentNode, pageOf: BuildFacts["page"]): ContentNode {
  if (node.type === "directory")
    return { ...node, children: node.children.map((child) => withAnchors(child, pageOf)) };
  return { ...node, anchors: pageOf(node.path)?.anchors ?? [] };
}
