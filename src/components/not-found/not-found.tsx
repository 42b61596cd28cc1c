import { Metadata } from "../metadata/metadata.tsx";

export function NotFound() {
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
