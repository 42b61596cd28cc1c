import { languages, origin } from "../../site/hosts.ts";
import { metadataOf } from "../../site/metadata.ts";
import image from "../icon/icon-512.png";

interface MetadataProps {
  /** Missing for the not-found page. */
  readonly url?: string;
  /** Of the page; empty for the landing page. */
  readonly title: string;
  readonly description?: string;
  /** Whether search engines are asked to leave the page alone. */
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
  const { title, description, canonical } = metadataOf(url, { title: pageTitle, description: own });
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {isHidden && <meta name="robots" content="noindex" />}
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
      {url !== undefined &&
        alternates.map(({ host, language }) => (
          <link key={language} rel="alternate" hrefLang={language} href={host + url} />
        ))}
      <meta property="og:site_name" content="webpack" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={origin + image} />
      {canonical !== undefined && <meta property="og:url" content={canonical} />}
      <meta name="twitter:card" content="summary" />
      <meta name="twitter:site" content="@webpack" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
    </>
  );
}
