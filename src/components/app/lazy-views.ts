import type { LazyKind } from "../../site/navigation/routes.ts";
import type { ViewComponent } from "./site-context.ts";

/**
 * Views in their own chunks, so that readers of an article don't load them. `src/prerender.tsx`
 * imports the same views.
 */
const loaders: Readonly<Record<string, () => Promise<ViewComponent>>> = {
  landing: async () =>
    (await import(/* webpackChunkName: "view-landing" */ "../landing/landing.tsx")).Landing,
  printable: async () =>
    (await import(/* webpackChunkName: "view-printable" */ "../printable/printable.tsx")).Printable,
  vote: async () => (await import(/* webpackChunkName: "view-vote" */ "../vote/vote.tsx")).Vote,
} satisfies Record<LazyKind, () => Promise<ViewComponent>>;

export async function loadView(kind: string): Promise<ViewComponent> {
  const load = loaders[kind];
  if (load === undefined) throw new Error(`There is no view ${kind}.`);
  return load();
}
