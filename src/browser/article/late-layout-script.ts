/**
 * As `late-layout.ts`, for the first page, unless the browser itself scrolls it. Like `applyTheme`, it
 * runs in the head and can't use imports.
 */
export function startLateLayout() {
  const [navigation] = performance.getEntriesByType("navigation");
  const isNew = navigation && "type" in navigation && navigation.type === "navigate";
  if (isNew && !location.hash) document.documentElement.dataset.lateLayout = "";
}
