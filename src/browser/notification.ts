import { announce } from "./announce.ts";
import { applyStoredChoices } from "./stored-choices-script.ts";

/**
 * Hides the notification if it was dismissed, in a document that does not say its version, as that
 * of development.
 */
export function hideIfDismissed(version: number): void {
  document.documentElement.dataset.notificationVersion = String(version);
  applyStoredChoices();
}

/**
 * Hides the notification, and remembers that for the next visits; without storage, for this one.
 * The button that had the focus goes with it: the page is read on from its content.
 *
 * @param version of the notification; one with another is shown again
 */
export function dismissNotification(version: number): void {
  document.documentElement.dataset.notification = "dismissed";
  try {
    localStorage.setItem("notification-dismissed", String(version));
  } catch {
    // Storage is full or forbidden.
  }
  document.getElementById("main")?.focus({ preventScroll: true });
  announce("Notification dismissed");
}
