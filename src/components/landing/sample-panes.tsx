import { useEffect, useRef, type ReactNode } from "react";
import { followScrollBoxes } from "../../browser/article/scroll-boxes.ts";
import { CodeBlock } from "../../content-components/code-block.tsx";
import { grouped } from "../../site/text/numbers.ts";
import type { Sample, SampleFile, SampleOutput } from "../../site/code/sample.ts";
import sample from "./sample/webpack.config.js?sample";
import "./sample-panes.css";

/** A small project: its sources, its configuration, and webpack's real output. */
export function SamplePanes() {
  const { sources, config, variants } = sample;
  const section = useRef<HTMLElement>(null);
  useEffect(() => (section.current ? followScrollBoxes(section.current) : undefined), []);
  return (
    <section ref={section} className="sample" aria-labelledby="sample-title">
      <h2 id="sample-title">See what webpack emits</h2>
      <p className="sample-lead">
        This small project was built along with this page. Choose a mode to see what webpack emits,
        and how much production saves.
      </p>
      <div className="sample-panes">
        <Pane title="What you write">
          <SampleFiles name="sample-sources" files={sources} open="src/index.js" />
        </Pane>
        <Pane title="What you configure">
          <CodeBlock html={config.html ?? ""} language={config.language} title={config.path} />
          <SampleFacts />
        </Pane>
        <Pane title="What the browser gets">
          <Modes variants={variants} />
        </Pane>
      </div>
    </section>
  );
}

/** What webpack emits in each mode. Radio buttons work without scripts. */
const Modes = ({ variants }: Pick<Sample, "variants">) => (
  <>
    <fieldset className="sample-modes">
      <legend>
        <code>mode</code>
      </legend>
      {variants.map(({ mode }, index) => (
        <label key={mode}>
          <input type="radio" name="sample-mode" value={index} defaultChecked={index === 0} />
          <code>{mode}</code>
        </label>
      ))}
    </fieldset>
    {variants.map(({ mode, outputs }, index) => (
      <div key={mode} className="sample-variant">
        <SampleFiles name={`sample-outputs-${index}`} files={outputs} open="index.html" />
        <p className="sample-total">{totalOf(outputs)}</p>
      </div>
    ))}
  </>
);

interface PaneProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Pane = ({ title, children }: PaneProps) => (
  <div className="sample-pane">
    <h3>{title}</h3>
    {children}
  </div>
);

interface SampleFilesProps {
  /** Name of the group in which one file is open at a time. */
  readonly name: string;
  readonly files: readonly (SampleFile | SampleOutput)[];
  /** Path of the file that is open at first. */
  readonly open: string;
}

/** The files of a folder with their sizes. */
const SampleFiles = ({ name, files, open }: SampleFilesProps) => (
  <div className={`sample-files ${name}`}>
    {files.map((file) => (
      <details key={file.path} name={name} open={file.path === open}>
        <summary>
          <span className="path">{file.path}</span> <span className="size">{sizeOf(file)}</span>
        </summary>
        {"sources" in file && <p className="origin">{originOf(file)}</p>}
        {file.html !== undefined && <CodeBlock html={file.html} language={file.language} />}
      </details>
    ))}
  </div>
);

function sizeOf(file: SampleFile | SampleOutput): string {
  const size = `${grouped(file.size)} bytes`;
  return "compressed" in file ? `${size}, ${file.compressed} compressed` : size;
}

function originOf({ sources, isOnDemand }: SampleOutput): string {
  const names = sources.map((path) => path.slice(path.lastIndexOf("/") + 1)).join(", ");
  return `${isOnDemand ? "Loaded on demand. " : ""}Built from ${names}.`;
}

/** `test/unit/code/landing-sample.test.ts` checks these claims. */
const SampleFacts = () => (
  <ul className="sample-facts">
    <li>
      <code>npx webpack</code> builds it without a loader or plugin. Webpack reads HTML, CSS, JSON,
      and images out of the box.
    </li>
    <li>
      Nothing uses <code>average</code> or the waiter’s name, so webpack removes them.
    </li>
    <li>
      <code>share.js</code> becomes a separate chunk. The browser loads it when you press the
      button.
    </li>
    <li>
      Every file except the page has a content hash in its name, so browsers can cache it until it
      changes.
    </li>
  </ul>
);

function totalOf(outputs: readonly SampleOutput[]): string {
  const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
  const size = grouped(sum(outputs.map((output) => output.size)));
  const compressed = grouped(sum(outputs.map((output) => output.compressed)));
  return `${outputs.length} files, ${size} bytes. ${compressed} bytes with Brotli compression.`;
}
