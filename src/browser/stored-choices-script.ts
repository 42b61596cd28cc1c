/**
 * Shows the commands of the reader's package manager, and hides the notification of a reader who has
 * dismissed it, or one with the same version, which the document says of itself: written in here,
 * each would be a script that hosts do not know yet. Like `applyTheme` it runs in the head before the
 * first paint and must stand alone.
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
