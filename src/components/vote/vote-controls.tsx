import { useEffect, useState } from "react";
import { later } from "../../browser/later.ts";
import { fieldValue } from "../../browser/field-value.ts";
import { isOrder, orders, textLimit, type VoteView } from "../../site/vote-view.ts";

interface VoteControlsProps {
  readonly view: VoteView;
  readonly labels: readonly string[];
  readonly setView: (view: VoteView) => void;
}

/** So long a reader has to pause before GitHub is asked; in milliseconds. */
const typingPause = 500;

/** What a reader wants to see, and in which order. */
export function VoteControls({ view, labels, setView }: VoteControlsProps) {
  const [text, setText] = useState(view.text);
  const [shownText, setShownText] = useState(view.text);
  // The address was changed by something else: a link, the way back.
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
      <label>
        Label
        <select
          name="label"
          value={view.label}
          onChange={(event) => setView({ ...view, text, label: fieldValue(event) })}
        >
          <option value="">All labels</option>
          {labels.map((label) => (
            <option key={label}>{label}</option>
          ))}
        </select>
      </label>
      <label>
        Order
        <select
          name="sort"
          value={view.order}
          onChange={(event) => {
            const order = fieldValue(event);
            if (isOrder(order)) setView({ ...view, text, order });
          }}
        >
          {Object.entries(orders).map(([name, { title }]) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
        </select>
      </label>
    </form>
  );
}
