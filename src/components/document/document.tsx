import type { ReactNode } from "react";
import { incompleteId } from "../../browser/document-files-script.ts";
import { firstPageId, type FirstPage } from "../../browser/first-page.ts";
import { integrityOf } from "../../site/integrity.ts";
import { themeColor } from "../../site/metadata.ts";
import type { ClientAssets } from "../../types.ts";
import icon180 from "../icon/icon-180.png";
import icon192 from "../icon/icon-192.png";
import iconSvg from "../icon/icon.svg";

export interface DocumentProps {
  readonly assets: ClientAssets;
  readonly firstPage?: FirstPage;
  /** Version of the notification. */
  readonly notification?: number | undefined;
  /** `beforePaint`, as short as it can be. */
  readonly script: string;
  /** What the browser may load and run; missing in development. */
  readonly policy?: string;
  readonly children?: ReactNode;
}

/** The HTML around the site: for every prerendered page, and empty for development. */
export function Document(props: DocumentProps) {
  const { assets, firstPage, notification, script, policy, children } = props;
  return (
    <html lang="en" data-notification-version={notification} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {policy !== undefined && <meta httpEquiv="Content-Security-Policy" content={policy} />}
        <script dangerouslySetInnerHTML={{ __html: script }} />
        {/* A header that is painted while it still arrives would move. */}
        {firstPage !== undefined && <link rel="expect" href="#main" blocking="render" />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColor} />
        <link rel="icon" href={iconSvg} type="image/svg+xml" />
        <link rel="icon" href={icon192} sizes="192x192" type="image/png" />
        <link rel="apple-touch-icon" href={icon180} sizes="180x180" />
        {firstPage !== undefined && <link rel="manifest" href="/manifest.json" />}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} integrity={integrityOf(href)} />
        ))}
        {assets.scripts.map((src) => (
          <script key={src} defer src={src} integrity={integrityOf(src)} />
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

/** Shown where a script or a style of the document is missing for good. */
const Incomplete = () => (
  <p id={incompleteId} className="incomplete" aria-live="polite" hidden>
    Part of this page could not be loaded.{" "}
    <a href="" target="_top">
      Reload
    </a>
  </p>
);

/** JSON that cannot end the script element it stands in. */
const jsonInHtml = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");
