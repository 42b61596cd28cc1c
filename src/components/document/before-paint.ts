import { incompleteId, loadFilesAgain } from "../../browser/document-files-script.ts";
import { rememberInput } from "../../browser/early-input-script.ts";
import { hideDismissed } from "../../browser/notification-script.ts";
import { applyManager } from "../../browser/package-manager-script.ts";
import { applyTheme } from "../../browser/theme-script.ts";

/** The text of the script in the head: the same for every page, whatever its content. */
export const beforePaint = (): string =>
  `(${applyTheme})();(${applyManager})();(${hideDismissed})();(${rememberInput})();` +
  `(${loadFilesAgain})(${JSON.stringify(incompleteId)})`;
