import { useEffect } from "react";
import { reloadPage } from "../../browser/newer-build.ts";
import { followOnline, isOnline } from "../../browser/online.ts";
import { Metadata } from "../metadata/metadata.tsx";
import { Failure } from "../page-content/failure.tsx";

/**
 * Stands in the app shell, which came because there was no network, where the address is none that
 * this build knows: it may be one that was moved, or is newer. Only the network can tell.
 */
export function Unreached() {
  useEffect(() => followOnline(() => isOnline() && reloadPage()), []);
  return (
    <div className="notice-page">
      <Metadata title="Page Not Saved" isHidden />
      <h1>Page Not Saved</h1>
      <Failure tryAgain={reloadPage} />
    </div>
  );
}
