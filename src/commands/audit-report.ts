import * as v from "valibot";

/** https://docs.npmjs.com/cli/v11/commands/npm-audit, as far as it is read here. */
const report = v.object({
  vulnerabilities: v.record(
    v.string(),
    v.object({ severity: v.string(), range: v.string(), via: v.array(v.unknown()) }),
  ),
});

const advisory = v.object({ title: v.string(), url: v.string() });

/**
 * Reads what `npm audit --json` has printed.
 *
 * @param shipped names of the packages that count
 * @returns a line for each of them that something is wrong with
 * @throws where it is no report, because npm could not ask its registry
 */
export function vulnerableOf(text: string, shipped: readonly string[]): readonly string[] {
  const result = v.safeParse(report, parsed(text));
  if (!result.success) throw new Error(`npm audit gave no report: ${text.trim().slice(0, 300)}`);
  return Object.entries(result.output.vulnerabilities)
    .filter(([name]) => shipped.includes(name))
    .map(([name, { severity, range, via }]) => {
      const reasons = via.flatMap((one) =>
        v.is(advisory, one) ? [`${one.title} (${one.url})`] : [],
      );
      return `${name} ${range}: ${severity}. ${reasons.join("; ")}`;
    });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
