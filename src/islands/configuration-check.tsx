import versions from "content:webpack-versions";
import { useEffect, useRef, useState, useSyncExternalStore, type DragEvent } from "react";
import { prepareCheck } from "../browser/configuration-check/check-worker.ts";
import { selectIn } from "../browser/configuration-check/select-in.ts";
import { webpackVersion } from "../browser/preferences/webpack-version.ts";
import { releaseNamed } from "../site/releases/versions.ts";
import { example } from "./configuration-example.ts";
import { ConfigurationProblems } from "./configuration-problems.tsx";
import { useCheck } from "./use-check.ts";
import { VersionSelect } from "./version-select.tsx";

const documented = versions.at(-1) ?? "";

/** Checks a configuration as the reader types. */
export default function ConfigurationCheck() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const [attempt, setAttempt] = useState(0);
  const stored = useSyncExternalStore(webpackVersion.subscribe, webpackVersion.get, () => null);
  const version = releaseNamed(stored, versions) ?? documented;
  const checked = useCheck(text, version, attempt);
  // What was typed before this script ran.
  useEffect(() => setText(field.current?.value ?? ""), []);
  const onDrop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    if (file === undefined) return;
    event.preventDefault();
    file.text().then(
      // As the field itself has them, so that places fit.
      (content) => setText(content.replaceAll("\r\n", "\n")),
      (error: unknown) => console.error(error),
    );
  };
  return (
    <div className="configuration-check">
      <noscript>
        <p>
          This check needs JavaScript. On the command line, run <code>npx webpack configtest</code>.
        </p>
      </noscript>
      <label className="check-text">
        <span>Your configuration, in JavaScript, TypeScript, or JSON</span>
        <textarea
          ref={field}
          rows={Math.min(Math.max(text.split("\n").length + 1, 10), 28)}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          placeholder="Paste the text of webpack.config.js, or drop the file here."
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onFocus={() => void prepareCheck()}
          onDragOver={(event) => event.preventDefault()}
          onDrop={onDrop}
        />
      </label>
      <div className="check-choices">
        <YourVersion version={version} />
        <button type="button" className="button" onClick={() => setText(example)}>
          Insert an example
        </button>
      </div>
      <ConfigurationProblems
        isEmpty={text.trim() === ""}
        checked={checked}
        select={(place) => field.current && selectIn(field.current, place)}
        tryAgain={() => setAttempt(attempt + 1)}
      />
    </div>
  );
}

const YourVersion = ({ version }: { readonly version: string }) => (
  <VersionSelect
    label="Your webpack"
    versions={versions}
    chosen={version}
    choose={(chosen) => webpackVersion.set(chosen === documented ? null : chosen)}
  />
);
