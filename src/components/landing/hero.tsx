import { useEffect, useSyncExternalStore } from "react";
import { checkManagerTabs } from "../../browser/article/package-manager.ts";
import { followMotion, motionIsPaused, pauseMotion } from "../../browser/preferences/motion.ts";
import { CodeBlock } from "../../content-components/code-block.tsx";
import { PackageTabs } from "../../content-components/code-tabs.tsx";
import { installCommands } from "../../site/code/install-command.ts";
import { useSite } from "../app/site-context.ts";
import { ModuleFlow } from "./module-flow.tsx";
import { TextRotator } from "./text-rotator.tsx";
import "./install-tabs.css";
import "./hero.css";

const words = ["assets", "scripts", "images", "styles"];

export function Hero() {
  // Other sites may lack them.
  const { sections } = useSite().navigation;
  const start = "/guides/getting-started/";
  const hasStart = sections.some(({ pages }) => pages.some(({ url }) => url === start));
  const links = sections.filter(({ name }) => name === "guides" || name === "concepts");
  return (
    <section className="hero">
      <h1>
        bundle your <TextRotator words={words} />
      </h1>
      <p className="lead">
        Webpack follows the imports in your program and bundles everything it finds into a few
        static files that load fast in the browser.
      </p>
      <p className="actions">
        {hasStart && (
          <a className="button primary" href={start}>
            Get started
          </a>
        )}
        {links.map(({ title, url }) => (
          <a key={url} className="button" href={url}>
            {title}
          </a>
        ))}
      </p>
      <InstallTabs />
      <ModuleFlow />
      <MotionButton />
    </section>
  );
}

const commands = installCommands("npm install --save-dev webpack webpack-cli");

/** The install command for the reader's package manager. */
function InstallTabs() {
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

/** Pauses and resumes all animations. */
function MotionButton() {
  const isPaused = useSyncExternalStore(followMotion, motionIsPaused, () => false);
  return (
    <button
      type="button"
      className="motion-button needs-script"
      onClick={() => pauseMotion(!isPaused)}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={isPaused ? "M8 5.5v13l10.5-6.5z" : "M8.5 6v12M15.5 6v12"} />
      </svg>
      {isPaused ? "Play motion" : "Pause motion"}
    </button>
  );
}
