/**
 * Runs in the head before the first paint, so that no reader sees the wrong theme; its text is
 * printed into every page by `src/components/document/`. It must stand alone: no imports, no
 * names from outside its body. Storage may be forbidden; then the system decides.
 *
 * @param choice in place of the stored one
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
