import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { fencesIn, type FoundFence } from "../../../loaders/code/fences-in.ts";
import { parseMdx } from "../../../loaders/fence-checks/mdx.ts";
import { treatmentOf, type Treatment } from "../../../loaders/fence-checks/treatment.ts";

export interface ContentFence extends FoundFence {
  /** `content/guides/caching.mdx` */
  readonly page: string;
  /** Of the page. */
  readonly line: number;
  readonly treatment: Treatment;
}

/** All fences of the site's own pages. */
export function contentFences(root: string): readonly ContentFence[] {
  return globSync("content/**/*.mdx", { cwd: root })
    .toSorted()
    .flatMap((page) =>
      fencesIn(parseMdx(readFileSync(path.join(root, page), "utf8"))).map((fence) => ({
        ...fence,
        page,
        line: fence.node.position?.start.line ?? 1,
        treatment: treatmentOf(fence.node, fence.lineAbove),
      })),
    );
}

export interface FenceReport {
  /** What is printed. */
  readonly text: string;
  /** Places of fences that nothing runs or checks. */
  readonly unchecked: readonly string[];
  /** From 0 to 1. */
  readonly optedOut: number;
}

/** How many fences are run, checked, or neither. */
export function fenceReport(
  fences: readonly Pick<ContentFence, "page" | "line" | "treatment">[],
): FenceReport {
  const of = (name: Treatment["name"]) => fences.filter(({ treatment }) => treatment.name === name);
  const [unchecked, optedOut, checked] = [of("unchecked"), of("no-check"), of("checked")];
  const kinds = Map.groupBy(checked, ({ treatment }) =>
    treatment.name === "checked" ? treatment.kind : "",
  );
  const share = optedOut.length / fences.length;
  const text = [
    `fences: ${fences.length}`,
    `run as samples: ${of("sample").length}`,
    `checked: ${checked.length}`,
    ...[...kinds]
      .map(([kind, { length }]) => [kind, length] as const)
      .toSorted(([, one], [, other]) => other - one)
      .map(([kind, length]) => `  ${kind}: ${length}`),
    `text, which has no syntax: ${of("output").length}`,
    `opted out: ${optedOut.length} (${(share * 100).toFixed(1)} %)`,
    ...optedOut.map((fence) => `  ${placeOf(fence)}: ${reasonOf(fence)}`),
    `neither run nor checked: ${unchecked.length}`,
    ...unchecked.map((fence) => `  ${placeOf(fence)}`),
  ];
  return { text: text.join("\n"), unchecked: unchecked.map(placeOf), optedOut: share };
}

const placeOf = ({ page, line }: Pick<ContentFence, "page" | "line">) => `${page}:${line}`;

const reasonOf = ({ treatment }: Pick<ContentFence, "treatment">) =>
  treatment.name === "no-check" ? treatment.reason : "";
