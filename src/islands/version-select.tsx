import { fieldValue } from "../browser/field-value.ts";

interface VersionSelectProps {
  readonly label: string;
  /** The oldest first; the menu starts with the newest. */
  readonly versions: readonly string[];
  readonly chosen: string;
  readonly choose: (version: string) => void;
}

export function VersionSelect({ label, versions, chosen, choose }: VersionSelectProps) {
  return (
    <label>
      {label}{" "}
      <select value={chosen} onChange={(event) => choose(fieldValue(event))}>
        {versions.toReversed().map((version) => (
          <option key={version}>{version}</option>
        ))}
      </select>
    </label>
  );
}
