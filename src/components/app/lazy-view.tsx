import { memo, Suspense, use, useEffect, type ReactNode } from "react";
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
  const load = () => views.load(view.kind);
  if (state.status === "loading") return <Instead until={load()} content={<Placeholder />} />;
  if (state.status === "failed") {
    const failure = <PageFailure tryAgain={() => void load()} />;
    // The prerendered view is readable without its script.
    return <Instead until={never} content={failure} />;
  }
  const { value: View } = state;
  return <View view={view} />;
}

interface InsteadProps {
  readonly until: Promise<void>;
  readonly content: ReactNode;
}

/**
 * What a view shows that has no script. Only hydration waits, which keeps the prerendered view: React
 * shows what has waited in a frame of its own, up to 0.3 s later, after the focus has been moved.
 *
 * A separate component, because React renders what asks whether it hydrates a second time.
 */
function Instead({ until, content }: InsteadProps) {
  return useIsHydrating() ? <Waiting until={until} /> : content;
}

/** A separate component, because `use` must not be called conditionally here. */
function Waiting({ until }: { readonly until: Promise<void> }) {
  use(until);
  return null;
}

const never = new Promise<never>(() => {});
