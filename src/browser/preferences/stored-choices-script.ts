/**
 * Applies the reader's package manager and hides a dismissed notification before the first paint.
 * The notification's version comes from the document, because another script text would have
 * another hash in the Content-Security-Policy. Like `applyTheme`, it can't use imports.
 */
export function applyStoredChoices() {
  const { dataset } = document.documentElement;
  try {
    const stored: Readonly<Record<string, string>> = localStorage;
    const { "package-manager": manager = "", "notification-dismissed": dismissed } = stored;
    if (/^(npm|yarn|pnpm|bun)$/.test(manager)) dataset.packageManager = manager;
    if (dismissed && dismissed === dataset.notificationVersion) dataset.notification = "dismissed";
  } catch {}
}
