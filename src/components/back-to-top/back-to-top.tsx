import { useSyncExternalStore } from "react";
import { followScrolling, goToTop, isFarDown } from "../../browser/navigation/back-to-top.ts";
import { Icon } from "../icon/icon.tsx";
import "./back-to-top.css";

/** Returns from far down a page to its title. */
export function BackToTop() {
  const isShown = useSyncExternalStore(followScrolling, isFarDown, () => false);
  return (
    <button
      type="button"
      className="back-to-top needs-script"
      data-shown={isShown || undefined}
      aria-label="Back to top"
      title="Back to top"
      onClick={goToTop}
    >
      <Icon name="top" />
    </button>
  );
}
