/** Gestures that move the drawer on phones. All lengths are in pixels. */

/** Shorter movements are ignored. */
export const threshold = 20;

/** How far an opening drawer follows the finger; then it opens on its own. */
const openDragLimit = 295;

/** Steeper movements scroll the page. */
const maximumSlope = 0.8;

/** From where the touch started; positive is right and down. */
export interface Move {
  readonly deltaX: number;
  readonly deltaY: number;
}

/** Whether a movement opens a closed drawer (to the right) or closes an open one. */
export const isSwipe = ({ deltaX, deltaY }: Move, isOpen: boolean): boolean =>
  isFarEnough(deltaX, isOpen) && Math.abs(deltaY) <= Math.abs(deltaX) * maximumSlope;

/** Whether the drawer stays open, or closed, when the finger is lifted here. */
export const isFarEnough = (deltaX: number, isOpen: boolean): boolean =>
  (isOpen ? -deltaX : deltaX) >= threshold;

/**
 * Position of a drawer that follows the finger.
 *
 * @returns 0 when open, `-width` when closed
 */
export function draggedTo(deltaX: number, isOpen: boolean, width: number): number {
  const place = isOpen ? deltaX : Math.min(deltaX, openDragLimit) - width;
  return Math.max(-width, Math.min(0, place));
}
