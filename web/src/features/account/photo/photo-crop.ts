/**
 * How far a picture is moved in its square, 0 to 1: to the right if it is wide, up if it is tall, in the direction of
 * the arrow keys.
 */
export type Moved = number;

const step = 0.05;

/** A picture's size in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const bounded = (moved: Moved): Moved => Math.min(1, Math.max(0, moved));

/** Returns where the visible part starts along the longer side, from 0 to 1. */
export function placeOf(moved: Moved, { width, height }: Size): number {
  return width > height ? 1 - moved : moved;
}

/** Returns the position after a key; null if the key has no effect. */
export function movedByKey(moved: Moved, key: string): Moved | null {
  if (key === 'ArrowRight' || key === 'ArrowUp') return bounded(moved + step);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return bounded(moved - step);
  if (key === 'Home') return 0;
  if (key === 'End') return 1;
  return null;
}

/**
 * Returns the position after dragging by that many px in a square of `side` px, so that the picture follows the
 * pointer.
 */
export function movedByDrag(
  moved: Moved,
  { x, y }: { x: number; y: number },
  side: number,
  { width, height }: Size,
): Moved {
  const hidden = side * (Math.max(width, height) / Math.min(width, height) - 1);
  return bounded(moved + (width > height ? x : -y) / hidden);
}
