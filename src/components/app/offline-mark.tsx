import { useSite, useSource } from "./site-context.ts";

interface OfflineMarkProps {
  /** Address of a page, or `failure`. */
  readonly of: string;
}

/** What there is to say of something while there is no network; nothing else. */
export function OfflineMark({ of }: OfflineMarkProps) {
  const mark = useSource(useSite().offline, of);
  return mark.status === "ready" && mark.value;
}
