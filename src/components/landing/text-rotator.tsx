import { Fragment, useEffect, useState } from "react";
import { repeat } from "../../browser/timers.ts";
import { useMotion } from "./use-motion.ts";
import "./text-rotator.css";

interface TextRotatorProps {
  readonly words: readonly string[];
  /** How long the first word stays, in milliseconds. */
  readonly delay: number;
  /** How long each other word stays, in milliseconds. */
  readonly repeatDelay: number;
}

/**
 * Shows one of several words at a time, in a box that fits all. Screen readers get them as a list.
 */
export function TextRotator({ words, delay, repeatDelay }: TextRotatorProps) {
  const [place, isMoving] = useMotion<HTMLSpanElement>();
  const [turn, setTurn] = useState(0);
  useEffect(
    () => (isMoving ? repeat(() => setTurn((last) => last + 1), delay, repeatDelay) : undefined),
    [isMoving, delay, repeatDelay],
  );
  const stateOf = (index: number) => {
    if (index === turn % words.length) return "current";
    return turn > 0 && index === (turn - 1) % words.length ? "gone" : undefined;
  };
  return (
    <span className="text-rotator" ref={place}>
      {words.map((word, index) => (
        <Fragment key={word}>
          <span className="word" data-state={stateOf(index)}>
            {word}
          </span>
          <span className="visually-hidden">{separator(index, words.length)}</span>
        </Fragment>
      ))}
    </span>
  );
}

/** As in "assets, scripts, and styles". */
function separator(index: number, count: number): string {
  if (index === count - 1) return "";
  return index === count - 2 ? " and " : ", ";
}
