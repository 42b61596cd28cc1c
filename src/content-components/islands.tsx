import type { ComponentType } from "react";
import DevtoolBuilderIsland from "../islands/devtool-builder.tsx";
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
    useArticle().islands.push(name);
    return (
      <div data-island={name} data-props={JSON.stringify(props)}>
        <Component {...props} />
      </div>
    );
  };
}
