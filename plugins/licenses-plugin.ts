import webpack, { type Compiler } from "webpack";
import { shippedPackages, type ShippedPackage } from "./output/shipped-packages.ts";

const { Compilation: stages, sources } = webpack;

/** Other plugins for this miss webpack's runtime and the service worker's own compilation. */
export class LicensesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(LicensesPlugin.name, (compilation) => {
      // After the service worker, which is the last script.
      const stage = stages.PROCESS_ASSETS_STAGE_ANALYSE;
      compilation.hooks.processAssets.tap({ name: LicensesPlugin.name, stage }, () => {
        const packages = shippedPackages(compilation);
        compilation.emitAsset("licenses.txt", new sources.RawSource(licensesText(packages)));
      });
    });
  }
}

export const licensesText = (packages: readonly ShippedPackage[]): string =>
  [
    "This site contains code of these packages, under the licenses below.\n",
    ...packages.map(
      ({ name, version, license, text }) =>
        `${name} ${version}\nLicense: ${license}\n\n${text ?? "The package has no file with the text of it."}\n`,
    ),
  ].join(`\n${"-".repeat(72)}\n\n`);
