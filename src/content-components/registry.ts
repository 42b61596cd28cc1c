/** What writers may use in MDX without an import: name → file in this folder that exports it. */
export const contentComponents: Readonly<Record<string, string>> = {
  Badge: "badge.tsx",
  CodeTabs: "code-tabs.tsx",
  DevtoolBuilder: "islands.tsx",
  Pages: "pages.tsx",
  Swatch: "swatch.tsx",
};
