import type { ReactNode } from "react";
import { services } from "../site/hosting/services.ts";

interface SampleBarProps {
  readonly name: string;
  /** Of what can be downloaded, without extension. */
  readonly url: string;
  /** Whether StackBlitz can open it. */
  readonly opens?: boolean;
  /** Fences of files that the page doesn't show in full. */
  readonly children?: ReactNode;
}

/** What comes below a sample: its other files, and ways to run it. */
export const SampleBar = ({ name, url, opens, children }: SampleBarProps) => (
  <div className="sample-bar" role="group" aria-label={`Sample ${name}`}>
    {children && (
      <details>
        <summary>Files</summary>
        {children}
      </details>
    )}
    <div>
      <a href={`${url}.zip`} download={`${name}.zip`}>
        Download
      </a>
      {opens && services.STACKBLITZ_URL !== "" && (
        // `src/browser/article/open-sample.ts` handles it.
        <button type="button" data-open-sample={`${url}.json`}>
          Open in StackBlitz
        </button>
      )}
    </div>
  </div>
);
