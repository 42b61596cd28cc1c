import { useEffect } from "react";
import { announce } from "../../browser/announce.ts";
import { later } from "../../browser/timers.ts";

const timeoutMs = 3000;

const announceLate = () => later(() => announce("Still loading"), timeoutMs);

/** Appears when loading takes long. */
export function StillLoading() {
  useEffect(announceLate, []);
  return <span className="still-loading">Still loading…</span>;
}
