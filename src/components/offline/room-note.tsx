import { useEffect, useState } from "react";
import { freeRoom } from "../../browser/offline/copy-facts.ts";
import { roomText } from "../../site/offline/copy-text.ts";

interface RoomNoteProps {
  /** Bytes that are to be fetched. */
  readonly needed: number | undefined;
}

/** A warning where the browser may not have the room. */
export function RoomNote({ needed = 0 }: RoomNoteProps) {
  const [free, setFree] = useState<number>();
  useEffect(() => {
    // A browser that does not say it is no worse off.
    freeRoom().then(setFree, () => undefined);
  }, []);
  const text = free === undefined ? undefined : roomText(needed, free);
  return text !== undefined && <p>{text}</p>;
}
