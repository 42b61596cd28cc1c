import { incompleteId, loadFilesAgain } from "../../browser/document-files-script.ts";

/** The text of the script at the end of the body. */
export const afterContent = (): string => `(${loadFilesAgain})(${JSON.stringify(incompleteId)})`;
