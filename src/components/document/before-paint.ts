import { loadFilesAgain } from "../../browser/document-files-script.ts";
import { rememberInput } from "../../browser/early-input-script.ts";
import { applyStoredChoices } from "../../browser/stored-choices-script.ts";
import { applyTheme } from "../../browser/theme-script.ts";

/** The script in the head, which is the same for every page. */
export const beforePaint = (): string =>
  `(${applyTheme})();(${applyStoredChoices})();(${rememberInput})();(${loadFilesAgain})()`;
