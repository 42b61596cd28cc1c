import type { ReactNode } from "react";
import { incompleteId } from "../../browser/loading/document-files-script.ts";
import { firstPageId, type FirstPage } from "../../browser/loading/first-page.ts";
import { themeColor } from "../../site/output/metadata.ts";
import type { ClientAssets } from "../../site/output/client-assets.ts";
import icon180 from "../icon/icon-180.png";
import icon192 from "../icon/icon-192.png";
import iconSvg from "../icon/icon.svg";

export interface DocumentProps {
  readonly assets: ClientAssets;
  readonly firstPage?: FirstPage;
  /** Of the root: see `browser/mark-root.ts`. */
  readonly className?: string | undefined;
  /** Version of the notification. */
  readonly notification?: number | undefined;
  /** `beforePaint`, minified. */
  readonly script: string;
  /** The Content-Security-Policy; missing in development. */
  readonly policy?: string;
  readonly children?: ReactNode;
}

/** The HTML document around the site, empty in development. */
export function Document(props: DocumentProps) {
  const { assets, firstPage, className, notification, script, policy, children } = props;
  return (
    <html
      lang="en"
      className={className}
      data-notification-version={notification}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        {policy !== undefined && <meta httpEquiv="Content-Security-Policy" content={policy} />}
        <script dangerouslySetInnerHTML={{ __html: script }} />
        {/* Delays the first paint until the header is complete. */}
        {firstPage !== undefined && <link rel="expect" href="#main" blocking="render" />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColor} />
        <link rel="icon" href={iconSvg} type="image/svg+xml" />
        <link rel="icon" href={icon192} sizes="192x192" type="image/png" />
        <link rel="apple-touch-icon" href={icon180} sizes="180x180" />
        {firstPage !== undefined && <link rel="manifest" href="/manifest.json" />}
        {assets.styles.map(({ url, integrity }) => (
          <link key={url} rel="stylesheet" href={url} integrity={integrity} />
        ))}
        {assets.scripts.map(({ url, integrity }) => (
          <script key={url} defer src={url} integrity={integrity} />
        ))}
      </head>
      <body>
        <div id="root">{children}</div>
        {firstPage !== undefined && <Incomplete />}
        {firstPage !== undefined && (
          <script
            id={firstPageId}
            type="application/json"
            dangerouslySetInnerHTML={{ __html: jsonInHtml(firstPage) }}
          />
        )}
      </body>
    </html>
  );
}

/** Shown if a script or style of the document could not be loaded. */
const Incomplete = () => (
  <p id={incompleteId} className="incomplete" aria-live="polite" hidden>
    Part of this page could not be loaded.{" "}
    <a href="" target="_top">
      Reload
    </a>
  </p>
);

/** Escapes JSON for a script element. */
const jsonInHtml = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");
