import type { ComponentType } from "react";
import { renderToString } from "react-dom/server.edge";
import ConfigurationCheckIsland from "../islands/configuration-check.tsx";
import DevtoolBuilderIsland from "../islands/devtool-builder.tsx";
import ErrorSearchIsland from "../islands/error-search.tsx";
import VersionChangesIsland from "../islands/version-changes.tsx";
import YourVersionIsland from "../islands/your-version.tsx";
import { idPrefix } from "../site/content/island-ids.ts";
import { useArticle } from "./article.tsx";

/** Islands for authors: prerendered here, hydrated in the browser. */
export const ConfigurationCheck = island("configuration-check", ConfigurationCheckIsland);
export const DevtoolBuilder = island("devtool-builder", DevtoolBuilderIsland);
export const ErrorSearch = island("error-search", ErrorSearchIsland);

export const VersionChanges = island("version-changes", VersionChangesIsland);

export const YourVersion = island("your-version", YourVersionIsland);

/** Wraps a component of `src/islands/`, whose props are JSON. */
function island<Props extends object>(name: string, Component: ComponentType<Props>) {
  return function Island(props: Props) {
    const { islands } = useArticle();
    const identifierPrefix = idPrefix(islands.length);
    islands.push(name);
    // Rendered separately, because the browser can't hydrate the static rest of the article.
    const html = renderToString(<Component {...props} />, { identifierPrefix });
    return (
      <div
        data-island={name}
        data-props={JSON.stringify(props)}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  };
}
