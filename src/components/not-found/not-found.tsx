import { useSite, useSource } from "../app/site-context.ts";
import { Metadata } from "../metadata/metadata.tsx";

/** Stands where an address is none of the site's, as far as anybody knows. */
export function NotFound() {
  const unreached = useSource(useSite().offline, "unknown");
  if (unreached.status === "ready") return unreached.value;
  return (
    <div className="notice-page">
      <Metadata title="Page Not Found" isHidden />
      <h1>Page Not Found</h1>
      <p>Oops! The page you are looking for has been removed or relocated.</p>
      <a className="button" href="/">
        Go to Homepage
      </a>
    </div>
  );
}
