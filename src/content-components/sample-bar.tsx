import type { ReactNode } from "react";

interface SampleBarProps {
  readonly name: string;
  /** Of what can be downloaded, without extension. */
  readonly url: string;
  /** Fences of files that the page doesn't show. */
  readonly children?: ReactNode;
}

/** What comes below a sample: its other files, and ways to run it. */
export const SampleBar = ({ name, url, children }: SampleBarProps) => (
  <div className="sample-bar">
    {children && (
      <details>
        <summary>Other files</summary>
        {children}
      </details>
    )}
    <a href={`${url}.zip`} download={`${name}.zip`}>
      Download
    </a>
  </div>
);
