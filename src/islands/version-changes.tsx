import { useSyncExternalStore } from "react";
import changes from "content:webpack-changes";
import versions from "content:webpack-versions";
import {
  currentQuery,
  followQuery,
  parametersOfQuery,
  replaceParameters,
} from "../browser/navigation/query.ts";
import { webpackVersion } from "../browser/preferences/webpack-version.ts";
import { compareReleases } from "../site/releases/compare-releases.ts";
import { totalsText } from "../site/releases/totals.ts";
import {
  compareVersions,
  minorOf,
  previousMinor,
  releaseNamed,
} from "../site/releases/versions.ts";
import { ChangeList } from "./change-list.tsx";
import { VersionSelect } from "./version-select.tsx";

/** Compares two releases, which the address names. Without scripts, it has the changes of all. */
export default function VersionChanges() {
  // Undefined until it's hydrated.
  const query = useSyncExternalStore<string | undefined>(
    followQuery,
    currentQuery,
    () => undefined,
  );
  const stored = useSyncExternalStore(webpackVersion.subscribe, webpackVersion.get, () => null);
  const asked = parametersOfQuery(query ?? "");
  const release = (name: string | null | undefined) => releaseNamed(name, versions);
  const to = release(asked.to) ?? versions.at(-1) ?? "";
  const from = release(asked.from) ?? release(stored) ?? previousMinor(to, versions) ?? to;
  const comparison = compareReleases(changes, from, to);
  const [older, newer] = [from, to].toSorted(compareVersions);
  const select = (label: string, name: "from" | "to", chosen: string) => (
    <VersionSelect
      label={label}
      versions={versions}
      chosen={chosen}
      choose={(version) => replaceParameters({ from, to, [name]: version })}
    />
  );
  return (
    <>
      <div className="version-changes needs-script">
        <div className="version-choice">
          {select("From", "from", from)}
          {select("to", "to", to)}
        </div>
        <p role="status">
          {from === to
            ? "Choose two different versions."
            : `Between ${older} and ${newer}: ${totalsText(comparison)}.`}
        </p>
        <ChangeList comparison={comparison} />
      </div>
      {query === undefined && <AllChanges />}
    </>
  );
}

/** By minor version, the newest first. */
function AllChanges() {
  const minors = [...new Set(changes.map(({ version }) => minorOf(version)))].toReversed();
  return (
    <div className="version-changes without-script">
      {minors.map((minor) => {
        const last = releaseNamed(minor, versions) ?? "";
        const comparison = compareReleases(changes, previousMinor(last, versions) ?? "", last);
        return (
          <details key={minor}>
            <summary>
              {minor}: {totalsText(comparison)}
            </summary>
            <ChangeList comparison={comparison} />
          </details>
        );
      })}
    </div>
  );
}
