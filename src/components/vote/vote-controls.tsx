import { useEffect, useState } from "react";
import { later } from "../../browser/timers.ts";
import { fieldValue } from "../../browser/field-value.ts";
import { isOrder, orders, textLimit, type VoteView } from "../../site/vote/vote-view.ts";

interface VoteControlsProps {
  readonly view: VoteView;
  readonly labels: readonly string[];
  readonly setView: (view: VoteView) => void;
}

/** Pause in typing before GitHub is asked, in milliseconds. */
const typingPause = 500;

/** The filter and the sort order. */
export function VoteControls({ view, labels, setView }: VoteControlsProps) {
  const [text, setText] = useState(view.text);
  const [shownText, setShownText] = useState(view.text);
  // A link or the Back button changed the URL.
  if (view.text !== shownText) {
    setShownText(view.text);
    if (view.text !== text.trim()) setText(view.text);
  }
  const apply = () => setView({ ...view, text });
  useEffect(() => {
    if (text.trim() === view.text) return undefined;
    return later(apply, typingPause);
  });
  return (
    <form
      className="vote-controls"
      role="search"
      aria-label="Issues"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <label>
        Search titles
        <input
          type="search"
          name="search"
          maxLength={textLimit}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(fieldValue(event))}
        />
      </label>
      <Choice
        label="Label"
        name="label"
        value={view.label}
        options={[["", "All labels"], ...labels.map((label) => [label, label] as const)]}
        choose={(label) => setView({ ...view, text, label })}
      />
      <Choice
        label="Sort by"
        name="sort"
        value={view.order}
        options={Object.entries(orders).map(([name, { title }]) => [name, title] as const)}
        choose={(order) => isOrder(order) && setView({ ...view, text, order })}
      />
    </form>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, title: string])[];
  readonly choose: (value: string) => void;
}

const Choice = ({ label, name, value, options, choose }: ChoiceProps) => (
  <label>
    {label}
    <select name={name} value={value} onChange={(event) => choose(fieldValue(event))}>
      {options.map(([option, title]) => (
        <option key={option} value={option}>
          {title}
        </option>
      ))}
    </select>
  </label>
);
