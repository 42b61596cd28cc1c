/**
 * Runs before the first paint. The notification's version comes from the document, so that the
 * hash in the Content-Security-Policy stays the same. Like `applyTheme`, it can't use imports.
 */
export function applyStoredChoices() {
  const { dataset } = document.documentElement;
  try {
    const {
      "package-manager": manager = "",
      "notification-dismissed": dismissed,
    }: Readonly<Record<string, string>> = localStorage;
    if (/^(npm|yarn|pnpm|bun)$/.test(manager)) dataset.packageManager = manager;
    if (dismissed && dismissed === dataset.notificationVersion) dataset.notification = "dismissed";
  } catch {}
}
