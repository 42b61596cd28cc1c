import { languages, origin } from "../../site/hosting/hosts.ts";
import { metadataOf } from "../../site/output/metadata.ts";
import { useSettings } from "../app/site-context.ts";
import image from "../icon/icon-512.png";

interface MetadataProps {
  /** Missing for the not-found page. */
  readonly url?: string;
  /** Empty for the landing page. */
  readonly title: string;
  readonly description?: string;
  /** Whether search engines should ignore the page. */
  readonly isHidden?: boolean;
}

/** https://developers.google.com/search/docs/specialty/international/localized-versions#xdefault */
const alternates = [...languages, { host: origin, language: "x-default" }];

/** What the head says about a page; React moves it there. */
export function Metadata({
  url,
  title: pageTitle,
  description: own,
  isHidden = false,
}: MetadataProps) {
  const settings = useSettings();
  const page = { title: pageTitle, description: own };
  const { title, description, canonical } = metadataOf(url, page, settings);
  const account = settings.social
    .find(({ icon }) => icon === "x")
    ?.url.split("/")
    .at(-1);
  return (
    <>
      <title>{title}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {isHidden && <meta name="robots" content="noindex" />}
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
      {url !== undefined &&
        settings.webpack &&
        alternates.map(({ host, language }) => (
          <link key={language} rel="alternate" hrefLang={language} href={host + url} />
        ))}
      <meta property="og:site_name" content={settings.name} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      {description !== undefined && <meta property="og:description" content={description} />}
      <meta property="og:image" content={origin + image} />
      {canonical !== undefined && <meta property="og:url" content={canonical} />}
      <meta name="twitter:card" content="summary" />
      {account !== undefined && <meta name="twitter:site" content={`@${account}`} />}
      <meta name="twitter:title" content={title} />
      {description !== undefined && <meta name="twitter:description" content={description} />}
    </>
  );
}
