import { separator } from "../text/lists.ts";
import { whats, type Comparison, type KindChanges } from "./compare-releases.ts";

/** `3 options, 1 hook, and 2 defaults changed` */
export function totalsText({ kinds, defaults }: Comparison): string {
  const totals = [
    ...kinds.map(
      ({ kind, counts }) => [kind, whats.reduce((sum, what) => sum + counts[what], 0)] as const,
    ),
    ["default", defaults.length] as const,
  ].filter(([, count]) => count > 0);
  if (totals.length === 0) return "no option, hook, plugin, or default changed";
  const parts = totals.map(([noun, count], index) => {
    const plural = count === 1 ? noun : `${noun}s`;
    return `${separator(index, totals.length)}${count} ${plural}`;
  });
  return `${parts.join("")} changed`;
}

/** `3 added, 1 removed` */
export const countsText = ({ counts }: KindChanges): string =>
  whats
    .filter((what) => counts[what] > 0)
    .map((what) => `${counts[what]} ${what}`)
    .join(", ");
