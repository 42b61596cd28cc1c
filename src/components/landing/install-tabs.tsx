import { Fragment, useSyncExternalStore, type KeyboardEvent } from "react";
import { chooseManager, followManager, managerChoice } from "../../browser/package-manager.ts";
import { focusTab } from "../../browser/tabs.ts";
import { installCommands } from "../../site/install-command.ts";
import "./install-tabs.css";

const commands = installCommands("npm install --save-dev webpack webpack-cli");

/** The line that installs webpack, for the reader's package manager; without scripts, for each. */
export function InstallTabs() {
  const chosen = useSyncExternalStore(followManager, managerChoice, () => "npm");
  const onKeyDown = (event: KeyboardEvent) => {
    const manager = commands[focusTab(event.currentTarget, event.key) ?? -1]?.manager;
    if (manager === undefined) return;
    event.preventDefault();
    chooseManager(manager);
  };
  return (
    <div className="install">
      <div
        role="tablist"
        className="needs-script"
        aria-label="Package manager"
        onKeyDown={onKeyDown}
      >
        {commands.map(({ manager }) => (
          <button
            key={manager}
            type="button"
            role="tab"
            id={tabId(manager)}
            aria-selected={manager === chosen}
            aria-controls={panelId(manager)}
            tabIndex={manager === chosen ? 0 : -1}
            onClick={() => chooseManager(manager)}
          >
            {manager}
          </button>
        ))}
      </div>
      <div className="install-commands">
        {commands.map(({ manager, command }) => (
          <figure
            key={manager}
            role="tabpanel"
            id={panelId(manager)}
            aria-labelledby={tabId(manager)}
            data-chosen={manager === chosen || undefined}
          >
            <Command words={command.split(" ")} />
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
