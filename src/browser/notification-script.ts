/**
 * Hides the notification of a reader who has dismissed it, or one with the same version, which the
 * document says of itself: written in here, each would be a script that hosts do not know yet. Like
 * `applyTheme` it runs in the head before the first paint and must stand alone.
 */
export function hideDismissed() {
  try {
    const { dataset } = document.documentElement;
    if (localStorage.getItem("notification-dismissed") === dataset.notificationVersion) {
      dataset.notification = "dismissed";
    }
  } catch {}
}
