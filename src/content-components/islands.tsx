import type { ComponentType } from "react";
import { renderToString } from "react-dom/server.edge";
import DevtoolBuilderIsland from "../islands/devtool-builder.tsx";
import { idPrefix } from "../site/island-ids.ts";
import { useArticle } from "./article.tsx";

/** Interactive pieces as writers use them: rendered now, brought to life in the browser. */
export const DevtoolBuilder = island("devtool-builder", DevtoolBuilderIsland);

/**
 * Wraps a component of `src/islands/` for use in an article.
 *
 * @param name of its file, by which the browser finds it
 * @param Component takes props that JSON can carry
 */
function island<Props extends object>(name: string, Component: ComponentType<Props>) {
  return function Island(props: Props) {
    const { islands } = useArticle();
    const identifierPrefix = idPrefix(islands.length);
    islands.push(name);
    // The rest of an article is static markup, which the browser could not hydrate.
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
