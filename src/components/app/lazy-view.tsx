import { memo, Suspense, use, useEffect } from "react";
import type { ViewOnDemand } from "../../site/view.ts";
import { PageFailure } from "../page-content/failure.tsx";
import { Placeholder } from "../page-content/placeholder.tsx";
import { useSite, useSource } from "./site-context.ts";
import { useIsHydrating } from "./use-is-hydrating.ts";

interface LazyViewProps {
  readonly view: ViewOnDemand;
}

/**
 * A view that comes in a chunk of its own. While that loads, a document that was prerendered stays
 * as it is: React hydrates what is inside `Suspense` later. What is inside may not be rendered again
 * before that, or React would throw the document's own away.
 */
export const LazyView = memo(({ view }: LazyViewProps) => {
  const { views } = useSite();
  // What failed before is tried again.
  useEffect(() => void views.load(view.kind), [views, view]);
  return (
    <Suspense fallback={<Placeholder />}>
      <LoadedView view={view} />
    </Suspense>
  );
});

function LoadedView({ view }: LazyViewProps) {
  const { views } = useSite();
  const state = useSource(views, view.kind);
  const isHydrating = useIsHydrating();
  if (state.status === "loading") return <Waiting until={views.load(view.kind)} />;
  // What was prerendered can be read without its script.
  if (state.status === "failed" && isHydrating) return <Waiting until={never} />;
  if (state.status === "failed") {
    return <PageFailure tryAgain={() => void views.load(view.kind)} />;
  }
  const { value: View } = state;
  return <View view={view} />;
}

/** On its own: a component that has called `use` has to call it each time. */
function Waiting({ until }: { readonly until: Promise<void> }) {
  use(until);
  return null;
}

const never = new Promise<never>(() => {});
