import { announce } from "../announce.ts";
import { storedText } from "./stored-choice.ts";
import { applyStoredChoices } from "./stored-choices-script.ts";

const dismissed = storedText("notification-dismissed");

/** Hides the notification if it was dismissed. Prerendered documents do that in their head. */
export function hideIfDismissed(version: number): void {
  document.documentElement.dataset.notificationVersion = String(version);
  applyStoredChoices();
}

/**
 * Hides the notification for good and moves the focus, whose button is gone, to the content.
 *
 * @param version of the notification; a notification with another version is shown again
 */
export function dismissNotification(version: number): void {
  document.documentElement.dataset.notification = "dismissed";
  dismissed.set(String(version));
  document.getElementById("main")?.focus({ preventScroll: true });
  announce("Notification dismissed");
}
