import { memo, Suspense, use, useEffect } from "react";
import type { ViewOnDemand } from "../../site/navigation/view.ts";
import { PageFailure } from "../page-content/failure.tsx";
import { Placeholder } from "../page-content/placeholder.tsx";
import { useSite, useLoadable } from "./site-context.ts";
import { useIsHydrating } from "./use-is-hydrating.ts";

interface LazyViewProps {
  readonly view: ViewOnDemand;
}

/**
 * A view in its own chunk. While it loads, the prerendered document stays, because React hydrates
 * the content of `Suspense` later. Memoized, because React discards the document if the content is
 * rendered again before that.
 */
export const LazyView = memo(({ view }: LazyViewProps) => {
  const { views } = useSite();
  // Retry what failed.
  useEffect(() => void views.load(view.kind), [views, view]);
  return (
    <Suspense fallback={<Placeholder />}>
      <LoadedView view={view} />
    </Suspense>
  );
});

function LoadedView({ view }: LazyViewProps) {
  const { views } = useSite();
  const state = useLoadable(views, view.kind);
  if (state.status === "loading") return <Waiting until={views.load(view.kind)} />;
  if (state.status === "failed") {
    return <FailedView tryAgain={() => void views.load(view.kind)} />;
  }
  const { value: View } = state;
  return <View view={view} />;
}

/** A separate component, because React renders what asks whether it hydrates a second time. */
function FailedView({ tryAgain }: { readonly tryAgain: () => void }) {
  // The prerendered view is readable without its script.
  return useIsHydrating() ? <Waiting until={never} /> : <PageFailure tryAgain={tryAgain} />;
}

/** A separate component, because `use` must not be called conditionally here. */
function Waiting({ until }: { readonly until: Promise<void> }) {
  use(until);
  return null;
}

const never = new Promise<never>(() => {});
