import { startLateLayout } from "../../browser/article/late-layout-script.ts";
import { loadFilesAgain } from "../../browser/loading/document-files-script.ts";
import { rememberInput } from "../../browser/start/early-input-script.ts";
import { applyStoredChoices } from "../../browser/preferences/stored-choices-script.ts";
import { applyTheme } from "../../browser/preferences/theme-script.ts";

/** The script in the head, which is the same for every page. */
export const beforePaint = (): string =>
  `(${applyTheme})();(${startLateLayout})();(${applyStoredChoices})();(${rememberInput})();(${loadFilesAgain})()`;
