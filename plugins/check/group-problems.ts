import type { FieldProblem } from "../../loaders/page/check-shape.ts";
import type { Problem } from "../../src/types.ts";
import { notificationFile } from "../content/notification.ts";

type Found = Problem & Pick<FieldProblem, "unknownField">;

/** Shortens the list of problems: each one once per page, and one for all unknown fields. */
export function groupProblems(problems: readonly Found[]): readonly Problem[] {
  const fields = problems.filter(isOfGenerator);
  const others = problems.filter((problem) => !isOfGenerator(problem));
  const distinct = Map.groupBy(others, ({ path, message }) => `${path}: ${message}`);
  return [...fieldsOf(fields), ...[...distinct.values()].flatMap(([first]) => first ?? [])];
}

/** An unknown field in this site's own files is a mistake; elsewhere, another tool may use it. */
const isOfGenerator = ({ path, unknownField }: Found) =>
  unknownField !== undefined && !path.endsWith(".json") && path !== notificationFile;

function fieldsOf(problems: readonly Found[]): readonly Problem[] {
  const [first] = problems;
  if (first === undefined) return [];
  const pages = new Set(problems.map(({ path }) => path)).size;
  const names = [...Map.groupBy(problems, ({ unknownField }) => unknownField)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([name, places]) => `${name} (${places.length})`);
  const message = `front matter has fields that mean nothing here, in ${pages} ${pages === 1 ? "page" : "pages"}: ${names.join(", ")}. Fields are listed in loaders/page/front-matter.ts.`;
  return [{ path: first.path, line: first.line, message }];
}
