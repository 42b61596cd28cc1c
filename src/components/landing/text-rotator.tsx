import { Fragment, useEffect, useState } from "react";
import { later } from "../../browser/timers.ts";
import { separator } from "../../site/text/lists.ts";
import { useMotion } from "./use-motion.ts";
import "./text-rotator.css";

/** How long each word stays, in milliseconds. */
const delay = 5000;

/**
 * Shows one of several words at a time, in a box that fits all. Screen readers get them as a list.
 */
export function TextRotator({ words }: { readonly words: readonly string[] }) {
  const [place, isMoving] = useMotion<HTMLSpanElement>();
  const [turn, setTurn] = useState(0);
  useEffect(() => (isMoving ? later(() => setTurn(turn + 1), delay) : undefined), [isMoving, turn]);
  const stateOf = (index: number) => {
    if (index === turn % words.length) return "current";
    return turn > 0 && index === (turn - 1) % words.length ? "gone" : undefined;
  };
  return (
    <span className="text-rotator" ref={place}>
      {words.map((word, at) => (
        <Fragment key={word}>
          {at > 0 && <span className="visually-hidden">{separator(at, words.length)}</span>}
          <span className="word" data-state={stateOf(at)}>
            {word}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
