import { announce } from "../announce.ts";
import { storedText } from "./stored-choice.ts";
import { applyStoredChoices } from "./stored-choices-script.ts";

const dismissed = storedText("notification-dismissed");

/** Prerendered documents do this in their head. */
export function hideIfDismissed(version: number): void {
  document.documentElement.dataset.notificationVersion = String(version);
  applyStoredChoices();
}

/** A notification with another version is shown again. */
export function dismissNotification(version: number): void {
  document.documentElement.dataset.notification = "dismissed";
  dismissed.set(String(version));
  // The button that had the focus is gone.
  document.getElementById("main")?.focus({ preventScroll: true });
  announce("Notification dismissed");
}
