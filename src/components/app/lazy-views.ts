import type { LazyKind } from "../../site/routes.ts";
import type { ViewComponent } from "./site-context.ts";

/**
 * What only its own addresses show: chunks of their own, so that readers of an article do not load
 * them. `src/prerender.tsx` has the same views at hand.
 */
const loaders: Readonly<Record<string, () => Promise<ViewComponent>>> = {
  landing: async () =>
    (await import(/* webpackChunkName: "view-landing" */ "../landing/landing.tsx")).Landing,
  printable: async () =>
    (await import(/* webpackChunkName: "view-printable" */ "../printable/printable.tsx")).Printable,
  vote: async () => (await import(/* webpackChunkName: "view-vote" */ "../vote/vote.tsx")).Vote,
} satisfies Record<LazyKind, () => Promise<ViewComponent>>;

/**
 * Loads the component of a view.
 *
 * @param kind of the view
 */
export async function loadView(kind: string): Promise<ViewComponent> {
  const load = loaders[kind];
  if (load === undefined) throw new Error(`There is no view ${kind}.`);
  return load();
}
