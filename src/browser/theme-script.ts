/**
 * Runs in the head before the first paint, so that no reader sees the wrong theme; its text is
 * printed into every page by `src/components/document/`. It must stand alone: no imports, no
 * names from outside its body. Storage may be forbidden; then the system decides.
 */
export function applyTheme() {
  const root = document.documentElement;
  let theme: string | null = null;
  try {
    theme = localStorage.getItem("theme");
  } catch {}
  if (theme !== "light" && theme !== "dark") {
    theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }
  root.dataset.theme = theme;
  root.classList.remove("light", "dark");
  root.classList.add(theme);
}
