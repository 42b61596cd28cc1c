/**
 * Applies the given or the stored theme before the first paint. Its source text is printed into
 * every page (`src/components/document/`), so it can't use anything outside its body.
 */
export function applyTheme(choice?: string | null) {
  const { dataset, classList } = document.documentElement;
  try {
    choice ??= localStorage.getItem("theme");
  } catch {}
  const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const theme = choice === "light" || choice === "dark" ? choice : system;
  dataset.theme = theme;
  dataset.themeChoice = choice === theme ? theme : "system";
  classList.remove("light", "dark");
  classList.add(theme);
}
