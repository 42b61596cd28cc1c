import { useLayoutEffect } from "react";
import notification from "content:notification";
import { dismissNotification, hideIfDismissed } from "../../browser/preferences/notification.ts";
import { builtHtml } from "../../browser/trusted-types.ts";
import { Icon } from "../icon/icon.tsx";
import "./notification.css";

/** The bar above every page until it is dismissed, with the text of `content/notification.mdx`. */
export function Notification() {
  // Prerendered documents hide it before the first paint.
  useLayoutEffect(() => {
    if (notification !== undefined) hideIfDismissed(notification.version);
  }, []);
  if (notification === undefined) return null;
  const { version, html } = notification;
  return (
    <aside className="notification" aria-label="Notification">
      <div dangerouslySetInnerHTML={builtHtml(html)} />
      <button
        type="button"
        className="icon-button needs-script"
        aria-label="Dismiss notification"
        title="Dismiss"
        onClick={() => dismissNotification(version)}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
