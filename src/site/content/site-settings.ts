/** The contents of `content/site.json`. */
export interface SiteSettings {
  readonly name: string;
  /** For search engines, if a page has no description. */
  readonly description?: string;
  readonly repository?: string;
  /** URL that a page's path below the content folder is appended to. */
  readonly edit?: string;
  readonly menu: readonly MenuItem[];
  readonly footer: readonly SiteLink[];
  readonly social: readonly SocialLink[];
  /** Whether to show webpack's landing page, vote, sponsors, versions, and languages. */
  readonly webpack: boolean;
}

/** A menu entry: a section, a link, or all sections without an entry. */
export interface MenuItem {
  readonly title?: string;
  readonly url?: string;
  /** Folder in `content/`. */
  readonly section?: string;
}

export interface SiteLink {
  readonly title: string;
  /** Rooted, or on another host. */
  readonly url: string;
}

export const socialIcons = ["github", "x", "stackoverflow", "discord"] as const;

export interface SocialLink extends SiteLink {
  readonly icon: (typeof socialIcons)[number];
}

export const plainSettings: SiteSettings = {
  name: "Documentation",
  menu: [{ title: "Pages" }],
  footer: [],
  social: [],
  webpack: false,
};

export const editUrl = ({ edit }: SiteSettings, path: string): string | undefined =>
  edit && edit + path.split("/").map(encodeURIComponent).join("/");
