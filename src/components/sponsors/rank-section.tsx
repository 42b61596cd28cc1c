import { useEffect, useRef, useState, type ComponentType } from "react";
import { focusHeading } from "../../browser/navigation/focus.ts";
import { createLoadingStore } from "../../browser/loading/loading-store.ts";
import { whenNearView } from "../../browser/observe-view.ts";
import { rankRule, rankTitles } from "../../site/sponsors/sponsor-ranks.ts";
import { useLoadable } from "../app/site-context.ts";
import { Failure } from "../page-content/failure.tsx";
import type { SponsorListProps } from "./sponsor-list.tsx";

/** The list of sponsors, in a chunk for readers who scroll that far. */
const lazyList = createLoadingStore<ComponentType<SponsorListProps>>(
  async () =>
    (await import(/* webpackChunkName: "view-landing-sponsors" */ "./sponsor-list.tsx"))
      .SponsorList,
);

interface RankSectionProps extends SponsorListProps {
  /** Number of sponsors. */
  readonly count: number;
}

/** The sponsors of a rank. Their list is loaded when it comes near the viewport. */
export function RankSection({ type, rank, count }: RankSectionProps) {
  const section = useRef<HTMLElement>(null);
  const [isNear, setIsNear] = useState(false);
  const list = useLoadable(lazyList, "list");
  useEffect(
    () => (section.current ? whenNearView(section.current, () => setIsNear(true)) : undefined),
    [],
  );
  useEffect(() => void (isNear && lazyList.load("list")), [isNear]);
  const tryAgain = () => {
    // The button disappears, so move the focus.
    focusHeading(section.current);
    void lazyList.load("list");
  };
  return (
    <section ref={section} className={`rank rank-${rank}`}>
      <h3>{rankTitles[rank]}</h3>
      <p className="rank-rule">{rankRule(type, rank)}</p>
      {list.status === "failed" && <Failure what="the sponsors" tryAgain={tryAgain} />}
      {isNear && list.status === "ready" ? (
        <list.value type={type} rank={rank} />
      ) : (
        <Room count={count} />
      )}
    </section>
  );
}

/** Reserves the height of the list. */
const Room = ({ count }: { readonly count: number }) => (
  <div className="sponsors" aria-hidden="true">
    {Array.from({ length: count }, (_, at) => (
      <span key={at} className="sponsor" />
    ))}
  </div>
);
