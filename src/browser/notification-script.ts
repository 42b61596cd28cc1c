/**
 * Hides the notification of a reader who has dismissed it, or one with the same version. Like
 * `applyTheme` it runs in the head before the first paint and must stand alone.
 *
 * @param version of the notification
 */
export function hideDismissed(version: number) {
  try {
    if (localStorage.getItem("notification-dismissed") === String(version)) {
      document.documentElement.dataset.notification = "dismissed";
    }
  } catch {}
}
