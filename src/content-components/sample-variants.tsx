import { Children, useId, type ReactNode } from "react";
import { StateContext } from "./sample-context.ts";

interface VariantsProps {
  /** Name of the sample. */
  readonly of: string;
  /** What can be changed, and to which values: `mode: "development" | "production"`. */
  readonly change: string;
  /** Set by `loaders/samples/`. */
  readonly result?: string;
  /** What is shown of each variant: `<Output file="main.js" />` */
  readonly children?: ReactNode;
}

interface Toggle {
  readonly name: string;
  /** The first one is in the sample's files. */
  readonly values: readonly string[];
}

interface Variant {
  /** An index for each toggle. */
  readonly choice: readonly number[];
  readonly state: string;
}

interface BuiltVariants {
  readonly toggles: readonly Toggle[];
  /** All combinations of values. */
  readonly variants: readonly Variant[];
}

/**
 * The results of a sample for the values that readers choose. It works without scripts: the classes
 * of radio buttons and variants tell `variants.css` what to show.
 */
export function Variants({ result, children }: VariantsProps) {
  const { toggles, variants } = builtVariants(result);
  const name = `variants${useId()}`;
  return (
    <div className="variants">
      <div className="toggles">
        {toggles.map((toggle, at) => (
          <Choice key={toggle.name} toggle={toggle} at={at} group={`${name}-${at}`} />
        ))}
      </div>
      {variants.map(({ choice, state }, index) => (
        // Only the first one is read by the search, and by browsers without the site's styles.
        <div key={state} className={classesOf(choice)} hidden={index > 0}>
          <StateContext value={state}>{children}</StateContext>
        </div>
      ))}
    </div>
  );
}

/** Of toggles: twelve variants can't have more than three. */
const places = ["first", "second", "third"];

const classOf = (at: number, value: number) => `${places[at] ?? ""}-${value + 1}`;

const classesOf = (choice: Variant["choice"]) =>
  ["variant", ...choice.map((value, at) => classOf(at, value))].join(" ");

interface ChoiceProps {
  readonly toggle: Toggle;
  /** Index among the toggles. */
  readonly at: number;
  readonly group: string;
}

/** Its label says if the value is another one than in the sample's files. */
const Choice = ({ toggle: { name, values }, at, group }: ChoiceProps) => (
  <fieldset>
    <legend>
      <code>{name}</code>
      <span className="changed">
        {" "}
        changed from <code>{values[0]}</code>
      </span>
    </legend>
    {values.map((value, index) => (
      <label key={value}>
        <input
          type="radio"
          name={group}
          value={value}
          className={classOf(at, index)}
          defaultChecked={index === 0}
        />
        <code>{value}</code>
      </label>
    ))}
  </fieldset>
);

/** The results of a sample for two values of an option, side by side. */
export function Compare({ result, children }: VariantsProps) {
  const { toggles, variants } = builtVariants(result);
  // What both show is on the same rows.
  const gridRow = `span ${Children.toArray(children).filter((one) => one !== "\n").length + 1}`;
  return (
    <div className="compare">
      {variants.map(({ choice, state }) => {
        const values = toggles.map(({ name, values }, at) => `${name}: ${values[choice[at] ?? 0]}`);
        const label = values.join(", ");
        return (
          <div key={state} role="group" aria-label={label} style={{ gridRow }}>
            <p className="value">
              <code>{label}</code>
            </p>
            <StateContext value={state}>{children}</StateContext>
          </div>
        );
      })}
    </div>
  );
}

/** `loaders/samples/samples.ts` writes it; a page that isn't built has none. */
const builtVariants = (result: string | undefined): BuiltVariants =>
  result === undefined ? { toggles: [], variants: [] } : JSON.parse(result);
