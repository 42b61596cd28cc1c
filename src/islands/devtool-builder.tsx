import { useId, useState } from "react";
import { devtoolValue, type DevtoolChoice } from "./devtool-value.ts";

const start: DevtoolChoice = {
  place: "file",
  detail: "lines and columns",
  eval: false,
  sources: true,
};

const placeLabels = [
  ["file", "A file next to the bundle"],
  ["inline", "Inside the bundle"],
  ["hidden", "A file that the bundle doesn’t reference"],
] as const;

const detailLabels = [
  ["lines and columns", "Lines and columns"],
  ["original lines", "Lines of the original code"],
  ["transformed lines", "Lines of the loaders’ output"],
] as const;

/** Builds a value of `devtool` from answers to a few questions. */
export default function DevtoolBuilder() {
  const [choice, setChoice] = useState(start);
  const change = (part: Partial<DevtoolChoice>) => setChoice((before) => ({ ...before, ...part }));
  const toggle = (name: "eval" | "sources", label: string) => (
    <label>
      <input
        type="checkbox"
        checked={choice[name]}
        onChange={({ currentTarget }) => change({ [name]: currentTarget.checked })}
      />{" "}
      {label}
    </label>
  );
  return (
    <div className="devtool-builder">
      <Options
        legend="Where the source map goes"
        labels={placeLabels}
        chosen={choice.place}
        choose={(place) => change({ place })}
      />
      <Options
        legend="How precise it is"
        labels={detailLabels}
        chosen={choice.detail}
        choose={(detail) => change({ detail })}
      />
      <fieldset>
        <legend>Options</legend>
        {toggle("eval", "Fast rebuilds: each module in its own eval")}
        {toggle("sources", "Include the source code")}
      </fieldset>
      <p aria-live="polite">
        <code>devtool: "{devtoolValue(choice)}"</code>
      </p>
    </div>
  );
}

interface OptionsProps<Value extends string> {
  readonly legend: string;
  /** Each value with its label. */
  readonly labels: readonly (readonly [Value, string])[];
  readonly chosen: Value;
  readonly choose: (value: Value) => void;
}

function Options<Value extends string>({ legend, labels, chosen, choose }: OptionsProps<Value>) {
  const name = useId();
  return (
    <fieldset>
      <legend>{legend}</legend>
      {labels.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => choose(value)}
          />{" "}
          {label}
        </label>
      ))}
    </fieldset>
  );
}
