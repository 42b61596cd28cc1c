/** How a finger moves the drawer of a phone; all lengths are in pixels. */

/** How far a finger moves before that means anything. */
export const threshold = 20;

/** How far an opening drawer follows the finger; the rest of the way it goes by itself. */
const openDragLimit = 295;

/** A steeper move scrolls the page. */
const maximumSlope = 0.8;

/** From where the finger touched the screen; positive is right and down. */
export interface Move {
  readonly deltaX: number;
  readonly deltaY: number;
}

/** Whether a move opens a closed drawer (to the right), or closes an open one. */
export const isSwipe = ({ deltaX, deltaY }: Move, isOpen: boolean): boolean =>
  isFarEnough(deltaX, isOpen) && Math.abs(deltaY) <= Math.abs(deltaX) * maximumSlope;

/** Whether the finger is still far enough from where it started when it is lifted. */
export const isFarEnough = (deltaX: number, isOpen: boolean): boolean =>
  (isOpen ? -deltaX : deltaX) >= threshold;

/**
 * Where a drawer is that follows the finger.
 *
 * @returns its distance from its open place: 0 where it is open, `-width` where it is closed
 */
export function draggedTo(deltaX: number, isOpen: boolean, width: number): number {
  const place = isOpen ? deltaX : Math.min(deltaX, openDragLimit) - width;
  return Math.max(-width, Math.min(0, place));
}
