/** The contents of `content/site.json`. */
export interface SiteSettings {
  /** Appended to the title of every page. */
  readonly name: string;
  /** For search engines, if a page has no description. */
  readonly description?: string;
  readonly repository?: string;
  /** The path of a page below the content folder is appended to this. */
  readonly edit?: string;
  readonly menu: readonly MenuItem[];
  readonly footer: readonly SiteLink[];
  readonly social: readonly SocialLink[];
  /**
   * Whether this is webpack's documentation, with the landing page, sponsors, versions, and
   * languages. Other sites start with their own index page.
   */
  readonly webpack: boolean;
}

/** A menu entry: a section, a link, or all sections without an entry. */
export interface MenuItem {
  /** Defaults to the section's title. */
  readonly title?: string;
  readonly url?: string;
  /** Name of a folder in `content/`. */
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

/** For a content folder without `site.json`. */
export const plainSettings: SiteSettings = {
  name: "Documentation",
  menu: [{ title: "Pages" }],
  footer: [],
  social: [],
  webpack: false,
};

/**
 * The URL to edit a page.
 *
 * @param path of its content file
 */
export const editUrl = ({ edit }: SiteSettings, path: string): string | undefined =>
  edit && edit + path.split("/").map(encodeURIComponent).join("/");
