import type { ReactNode } from "react";
import { StateContext } from "./sample-context.ts";

interface VariantsProps {
  /** Name of the sample. */
  readonly of: string;
  /** What can be changed, and to which values: `mode: "development" | "production"`. */
  readonly change: string;
  /** Set by `loaders/samples/`. */
  readonly result?: string;
  /** What is shown of each variant: `<Output file="main.js" />` */
  readonly children: ReactNode;
}

interface BuiltVariants {
  readonly toggles: readonly { readonly name: string; readonly values: readonly string[] }[];
  /** All combinations of values. */
  readonly variants: readonly { readonly choice: readonly number[]; readonly state: string }[];
}

/** The results of a sample for each value of its options. */
export function Variants({ result, children }: VariantsProps) {
  const built = builtVariants(result);
  return built.variants.map(({ state }) => (
    <StateContext key={state} value={state}>
      {children}
    </StateContext>
  ));
}

/** The results of a sample for two values of an option, side by side. */
export const Compare = (props: VariantsProps) => <Variants {...props} />;

/** `loaders/samples/samples.ts` writes it; a page that isn't built has none. */
const builtVariants = (result: string | undefined): BuiltVariants =>
  result === undefined ? { toggles: [], variants: [] } : JSON.parse(result);
