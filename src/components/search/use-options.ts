import { useLayoutEffect, useState } from "react";
import { chooseOption, onOptionKeys, showOption } from "../../browser/search/option-keys.ts";
import type { SearchPanelProps } from "./search-parts.ts";

interface OptionsSettings extends Pick<SearchPanelProps, "field" | "setActive"> {
  /** Changes with the options. */
  readonly list: unknown;
  readonly count: number;
  /** The option that is selected at first; -1 for none. */
  readonly first: number;
}

export interface Options {
  readonly active: number;
  readonly setActiveIndex: (index: number) => void;
}

/** The id of an option in the list below the field. */
export const optionId = (index: number) => `search-option-${index}`;

/** Lets the arrow keys and Enter in the field control the options below it. */
export function useOptions({ field, setActive, list, count, first }: OptionsSettings): Options {
  const [place, setPlace] = useState({ list, active: first });
  if (place.list !== list) setPlace({ list, active: first });
  const active = place.list === list ? place.active : first;
  const id = active >= 0 && active < count ? optionId(active) : undefined;
  // In the same commit as the list, for screen readers and for the next key.
  useLayoutEffect(() => setActive(id), [setActive, id]);
  useLayoutEffect(() => () => setActive(undefined), [setActive]);
  useLayoutEffect(() => {
    if (field.current === null || count === 0) return undefined;
    return onOptionKeys(field.current, {
      move(by) {
        const next = active < 0 && by < 0 ? count - 1 : (active + by + count) % count;
        setPlace({ list, active: next });
        showOption(optionId(next));
      },
      choose: (inNewTab) => id !== undefined && chooseOption(id, inNewTab),
    });
  }, [field, list, count, active, id]);
  return { active, setActiveIndex: (index) => setPlace({ list, active: index }) };
}
