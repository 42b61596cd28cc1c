import { useEffect } from "react";
import { announce } from "../../browser/announce.ts";
import { later } from "../../browser/later.ts";

/** What is said of loading that takes long; the style shows it as late. */
const patience = 3000;

const announceLate = () => later(() => announce("Still loading"), patience);

/** Says so once something has loaded for a while. */
export function StillLoading() {
  useEffect(announceLate, []);
  return <span className="still-loading">Still loading…</span>;
}
