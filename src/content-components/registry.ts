/** Components that authors may use without an import: name → file in this folder. */
export const contentComponents: Readonly<Record<string, string>> = {
  Answers: "answers.tsx",
  Badge: "badge.tsx",
  Card: "cards.tsx",
  Cards: "cards.tsx",
  CodeTabs: "code-tabs.tsx",
  ConfigurationCheck: "islands.tsx",
  DevtoolBuilder: "islands.tsx",
  Glossary: "glossary.tsx",
  Pages: "pages.tsx",
  Swatch: "swatch.tsx",
  VersionChanges: "islands.tsx",
  YourVersion: "islands.tsx",
};
