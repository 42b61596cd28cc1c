import { Fragment, useSyncExternalStore, type KeyboardEvent } from "react";
import {
  choosePackageManager,
  currentPackageManager,
  followPackageManager,
} from "../../browser/package-manager.ts";
import { focusTab } from "../../browser/tabs.ts";
import { installCommand, packageManagers } from "../../site/install-command.ts";
import "./install-tabs.css";

const packages = ["webpack", "webpack-cli"];

/** The line that installs webpack, for the reader's package manager; without scripts, for each. */
export function InstallTabs() {
  const chosen = useSyncExternalStore(followPackageManager, currentPackageManager, () => "npm");
  const onKeyDown = (event: KeyboardEvent) => {
    const manager = packageManagers[focusTab(event.currentTarget, event.key) ?? -1];
    if (manager === undefined) return;
    event.preventDefault();
    choosePackageManager(manager);
  };
  return (
    <div className="install">
      <div
        role="tablist"
        className="needs-script"
        aria-label="Package manager"
        onKeyDown={onKeyDown}
      >
        {packageManagers.map((manager) => (
          <button
            key={manager}
            type="button"
            role="tab"
            id={tabId(manager)}
            aria-selected={manager === chosen}
            aria-controls={panelId(manager)}
            tabIndex={manager === chosen ? 0 : -1}
            onClick={() => choosePackageManager(manager)}
          >
            {manager}
          </button>
        ))}
      </div>
      <div className="install-commands">
        {packageManagers.map((manager) => (
          <figure
            key={manager}
            role="tabpanel"
            id={panelId(manager)}
            aria-labelledby={tabId(manager)}
            data-chosen={manager === chosen || undefined}
          >
            <Command words={installCommand(manager, packages).split(" ")} />
            <button type="button" className="copy" data-copy="">
              Copy
            </button>
          </figure>
        ))}
      </div>
    </div>
  );
}

const tabId = (manager: string) => `install-${manager}`;
const panelId = (manager: string) => `${tabId(manager)}-panel`;

/** Breaks between words only: a line that ends in `--` cannot be read. */
const Command = ({ words }: { readonly words: readonly string[] }) => (
  <code>
    {words.map((word, at) => (
      <Fragment key={at}>
        {at > 0 && " "}
        <span>{word}</span>
      </Fragment>
    ))}
  </code>
);
