import { useState } from "react";
import { fieldValue } from "../browser/field-value.ts";

interface VersionSelectProps {
  readonly label: string;
  /** The oldest first; the menu starts with the newest. */
  readonly versions: readonly string[];
  readonly chosen: string;
  readonly choose: (version: string) => void;
}

export function VersionSelect({ label, versions, chosen, choose }: VersionSelectProps) {
  // Before that, hundreds of versions would only delay the page.
  const [isUsed, setIsUsed] = useState(false);
  const use = () => setIsUsed(true);
  return (
    <label>
      {label}{" "}
      <select
        value={chosen}
        onPointerDown={use}
        onFocus={use}
        onKeyDown={use}
        onChange={(event) => choose(fieldValue(event))}
      >
        {(isUsed ? versions.toReversed() : [chosen]).map((version) => (
          <option key={version}>{version}</option>
        ))}
      </select>
    </label>
  );
}
