/** What `site.json` in the content folder says about the site. */
export interface SiteSettings {
  /** Ends the title of every page. */
  readonly name: string;
  /** For search engines, where a page has none of its own. */
  readonly description?: string;
  /** The repository that holds the content folder. */
  readonly repository?: string;
  /** Where a page is edited: its path below the content folder comes after this. */
  readonly edit?: string;
  readonly menu: readonly MenuItem[];
  readonly footer: readonly SiteLink[];
  readonly social: readonly SocialLink[];
  /**
   * Whether this is webpack's own documentation, which has the landing page, the sponsors, and
   * other versions and languages. Any other site starts with its own index page.
   */
  readonly webpack: boolean;
}

/** An entry of the main menu: a section, a link, or all sections without an entry of their own. */
export interface MenuItem {
  /** A section has its own. */
  readonly title?: string;
  readonly url?: string;
  /** The name of its folder in `content/`. */
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

/** Of a content folder that says nothing. */
export const plainSettings: SiteSettings = {
  name: "Documentation",
  menu: [{ title: "Pages" }],
  footer: [],
  social: [],
  webpack: false,
};

/**
 * Where the source of a page is edited.
 *
 * @param path of its content file
 */
export const editUrl = ({ edit }: SiteSettings, path: string): string | undefined =>
  edit && edit + path.split("/").map(encodeURIComponent).join("/");
