import { useEffect } from "react";
import { checkManagerTabs } from "../../browser/article/package-manager.ts";
import { CodeBlock } from "../../content-components/code-block.tsx";
import { PackageTabs } from "../../content-components/code-tabs.tsx";
import { installCommands } from "../../site/code/install-command.ts";
import "./install-tabs.css";

const commands = installCommands("npm install --save-dev webpack webpack-cli");

/** The install command for the reader's package manager. */
export function InstallTabs() {
  useEffect(checkManagerTabs, []);
  return (
    <div className="install">
      <PackageTabs>
        {commands.map(({ manager, command }) => (
          <CodeBlock key={manager} title={manager} language="bash" html={command} />
        ))}
      </PackageTabs>
    </div>
  );
}
