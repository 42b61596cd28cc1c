import { hideDismissed } from "../../browser/notification-script.ts";
import { applyManager } from "../../browser/package-manager-script.ts";
import { applyTheme } from "../../browser/theme-script.ts";

/**
 * The text of the script in the head.
 *
 * @param notification its version; missing where there is none
 */
export function beforePaint(notification?: number): string {
  const hide = notification === undefined ? "" : `;(${hideDismissed})(${notification})`;
  return `(${applyTheme})();(${applyManager})()${hide}`;
}
