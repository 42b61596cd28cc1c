import { announcerId } from "../../browser/announce.ts";

/** Where `announce()` puts what screen readers say; nobody sees it. */
export function Announcer() {
  return <div id={announcerId} className="visually-hidden" role="status" aria-live="polite" />;
}
