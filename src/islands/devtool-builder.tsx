import { useState } from "react";
import { devtoolValue, type DevtoolChoice } from "./devtool-value.ts";

const start: DevtoolChoice = {
  place: "file",
  detail: "lines and columns",
  eval: false,
  sources: true,
};

/** Builds a value of `devtool` from what its user wants to see in the debugger. */
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
        name="place"
        values={["file", "inline", "hidden"]}
        labels={[
          "A file beside the bundle",
          "Into the bundle",
          "A file that the bundle does not name",
        ]}
        chosen={choice.place}
        choose={(place) => change({ place })}
      />
      <Options
        legend="How exact it is"
        name="detail"
        values={["lines and columns", "original lines", "transformed lines"]}
        labels={["Lines and columns", "Lines of the original source", "Lines after loaders ran"]}
        chosen={choice.detail}
        choose={(detail) => change({ detail })}
      />
      <fieldset>
        <legend>Besides</legend>
        {toggle("eval", "Fast rebuilds: each module in its own eval")}
        {toggle("sources", "Include the text of the sources")}
      </fieldset>
      <p aria-live="polite">
        <code>devtool: "{devtoolValue(choice)}"</code>
      </p>
    </div>
  );
}

interface OptionsProps<Value extends string> {
  readonly legend: string;
  readonly name: string;
  readonly values: readonly Value[];
  readonly labels: readonly string[];
  readonly chosen: Value;
  readonly choose: (value: Value) => void;
}

function Options<Value extends string>({
  legend,
  name,
  values,
  labels,
  chosen,
  choose,
}: OptionsProps<Value>) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {values.map((value, index) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => choose(value)}
          />{" "}
          {labels[index]}
        </label>
      ))}
    </fieldset>
  );
}
