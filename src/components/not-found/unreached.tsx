import { useEffect } from "react";
import { online } from "../../browser/offline/online.ts";
import { loadAsDocument } from "../../browser/updates/newer-build.ts";
import { Metadata } from "../metadata/metadata.tsx";
import { loadOffline } from "../offline/offline-dialog.tsx";
import { Failure, OfflineNote } from "../page-content/failure.tsx";

/**
 * Stands in the app shell, which came because there was no network, where the address is none that
 * this build knows: it may be one that was moved, or is newer. Only the network can tell.
 */
export function Unreached() {
  useEffect(() => online.subscribe(() => online.get() && loadAsDocument()), []);
  useEffect(() => {
    // An address that the build knows to have moved; without that chunk it can only be said.
    loadOffline().then(
      ({ followRedirect }) => followRedirect(),
      () => undefined,
    );
  }, []);
  return (
    <div className="notice-page">
      <Metadata title="Page Not Saved" isHidden />
      <h1>Page Not Saved</h1>
      <Failure what="this page" tryAgain={loadAsDocument}>
        <OfflineNote />
      </Failure>
    </div>
  );
}
