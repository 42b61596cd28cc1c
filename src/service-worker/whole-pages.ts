import { documentFiles } from "../site/prerendered.ts";
import { matchFile } from "./files.ts";

/** Whether all that a document loads is there, too: without its scripts and styles it is of no use. */
export async function isWhole(document: Response): Promise<boolean> {
  const files = documentFiles(await document.clone().text());
  const found = await Promise.all(files.map((file) => matchFile(file)));
  return files.length > 0 && !found.includes(undefined);
}
