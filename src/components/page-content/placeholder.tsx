import { useEffect } from "react";
import { announce } from "../../browser/announce.ts";
import { later } from "../../browser/timers.ts";
import "./placeholder.css";

/** Shown while a chunk loads. */
export const Placeholder = () => (
  <div className="page-placeholder" aria-busy="true">
    <StillLoading />
  </div>
);

/** Appears after three seconds: see its style. */
export function StillLoading() {
  useEffect(() => later(() => announce("Still loading"), 3000), []);
  return <span className="still-loading">Still loading…</span>;
}
