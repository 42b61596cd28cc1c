import { useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import versions from "content:webpack-versions";
import { markNewer } from "../browser/article/mark-newer.ts";
import { webpackVersion } from "../browser/preferences/webpack-version.ts";
import { releaseNamed } from "../site/releases/versions.ts";
import { VersionSelect } from "./version-select.tsx";

const documented = versions.at(-1) ?? "";

/** Where readers say which webpack they use. Marks what is newer on the page. */
export default function YourVersion() {
  const stored = useSyncExternalStore(webpackVersion.subscribe, webpackVersion.get, () => null);
  const version = releaseNamed(stored, versions) ?? documented;
  const place = useRef<HTMLParagraphElement>(null);
  const [count, setCount] = useState(0);
  useLayoutEffect(() => {
    const article = place.current?.closest(".article");
    setCount(article ? markNewer(article, version) : 0);
  }, [version]);
  return (
    <p ref={place} className="your-version needs-script">
      <VersionSelect
        label="Your webpack"
        versions={versions}
        chosen={version}
        choose={(chosen) => webpackVersion.set(chosen === documented ? null : chosen)}
      />
      <span role="status">
        {version !== documented && (
          // On a phone, it's in the same line, so that a stored version moves nothing.
          <>
            {" "}
            <a href={`/migrate/changes/?from=${version}`}>
              {count === 0 ? "none" : count} {count < 2 ? "is" : "are"} newer
              <span className="visually-hidden"> on this page</span>
            </a>
          </>
        )}
      </span>
    </p>
  );
}
