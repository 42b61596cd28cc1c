import { useSyncExternalStore } from "react";
import { followMotion, motionIsPaused, pauseMotion } from "../../browser/motion.ts";

/** Pauses and resumes all animations. */
export function MotionButton() {
  const isPaused = useSyncExternalStore(followMotion, motionIsPaused, () => false);
  return (
    <button
      type="button"
      className="motion-button needs-script"
      onClick={() => pauseMotion(!motionIsPaused())}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={isPaused ? "M8 5.5v13l10.5-6.5z" : "M8.5 6v12M15.5 6v12"} />
      </svg>
      {isPaused ? "Play motion" : "Pause motion"}
    </button>
  );
}
