import path from "node:path";
import { expect, it } from "@jest/globals";
import { parseFence } from "../../../loaders/code/code-fence.ts";
import { contentFences, fenceReport, type ContentFence } from "./content-fences.ts";
import { typeProblems, type TypedFence } from "./typed-fences.ts";

const fences = contentFences(path.resolve(import.meta.dirname, "../../.."));

it("runs or checks every fence, but fewer than one in twenty that say why not", () => {
  const { text, unchecked, optedOut } = fenceReport(fences);
  console.log(text);
  // Say no-check="reason", or add a check to loaders/fence-checks/treatment.ts.
  expect(unchecked).toEqual([]);
  expect(optedOut).toBeLessThan(0.05);
});

it("has configurations and TypeScript that fit webpack's types", () => {
  const typed = fences.flatMap(typedFence);
  expect(typed.length).toBeGreaterThan(0);
  expect(typeProblems(typed)).toEqual([]);
});

/** A diff shows only a part of a configuration. */
function typedFence({
  node,
  lineAbove,
  page,
  line,
  treatment,
}: ContentFence): readonly TypedFence[] {
  const { language, isDiff } = parseFence(node.lang, node.meta, lineAbove);
  const isTyped =
    treatment.name === "checked" &&
    (treatment.kind === "webpack configurations" || /^(?:[cm]?tsx?|typescript)$/.test(language));
  return isTyped && !isDiff ? [{ page, line, language, text: node.value }] : [];
}
