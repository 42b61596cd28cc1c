import { useEffect } from "react";
import { online } from "../../browser/offline/online.ts";
import { loadAsDocument } from "../../browser/updates/newer-build.ts";
import { Metadata } from "../metadata/metadata.tsx";
import { loadOffline } from "../offline/offline-dialog.tsx";
import { Failure, OfflineNote } from "../page-content/failure.tsx";

/**
 * Shown in the app shell for a URL that this build doesn't know. The page may be new or redirected,
 * which only the network can tell.
 */
export function Unreached() {
  useEffect(() => online.subscribe(() => online.get() && loadAsDocument()), []);
  useEffect(() => {
    // If this chunk doesn't load, a moved page just counts as not saved.
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
