import { announcerId } from "../../browser/announce.ts";

/** Holds the texts of `announce()` for screen readers, invisibly. */
export function Announcer() {
  return <div id={announcerId} className="visually-hidden" role="status" aria-live="polite" />;
}
