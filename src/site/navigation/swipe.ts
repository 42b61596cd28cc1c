/** All lengths are in pixels. */

/** Shorter movements are ignored. */
export const threshold = 20;

/** After this distance, the drawer stops following the finger and opens on its own. */
const openDragLimit = 295;

/** Steeper movements scroll the page. */
const maximumSlope = 0.8;

/** From where the touch started; positive is right and down. */
export interface Move {
  readonly deltaX: number;
  readonly deltaY: number;
}

export const isSwipe = ({ deltaX, deltaY }: Move, isOpen: boolean): boolean =>
  isFarEnough(deltaX, isOpen) && Math.abs(deltaY) <= Math.abs(deltaX) * maximumSlope;

export const isFarEnough = (deltaX: number, isOpen: boolean): boolean =>
  (isOpen ? -deltaX : deltaX) >= threshold;

/** The drawer's offset while it follows the finger: 0 when open, `-width` when closed. */
export function draggedTo(deltaX: number, isOpen: boolean, width: number): number {
  const place = isOpen ? deltaX : Math.min(deltaX, openDragLimit) - width;
  return Math.max(-width, Math.min(0, place));
}
