import { readFile } from "node:fs/promises";
import path from "node:path";
import type { LoaderContext } from "webpack";
import type { ContentOptions } from "../content-rules.ts";
import { pageFile } from "../page/file-request.ts";
import { packageFolder, readPackage } from "./package-facts.ts";
import { readPackageList } from "./package-list.ts";
import { packagePage } from "./package-page.ts";

/** Makes the text of a package's page, from the list of packages. Other loaders follow. */
export default async function packageLoader(
  this: LoaderContext<ContentOptions>,
  list: string,
): Promise<string> {
  const { root } = this.getOptions();
  const page = path.relative(root, pageFile(this)).replaceAll("\\", "/");
  const { name = "", description = "" } =
    readPackageList(list).packages.find((one) => one.path === page) ?? {};
  const file = path.join(packageFolder(root, name) ?? "", "package.json");
  this.addDependency(file);
  return packagePage(readPackage(await readFile(file, "utf8")), description);
}
