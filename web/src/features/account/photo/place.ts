/**
 * How far a picture is moved in the square that shows a part of it, 0 to 1: to the right where it is wide, up where it
 * is tall, as the arrow keys say it.
 */
export type Moved = number;

const step = 0.05;

/** A picture with its size in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const bounded = (moved: Moved): Moved => Math.min(1, Math.max(0, moved));

/** Where the seen part begins along the longer side: 0 is its beginning, 1 as far as it goes. */
export function placeOf(moved: Moved, { width, height }: Size): number {
  return width > height ? 1 - moved : moved;
}

/** After a key; null where it means nothing here. */
export function movedByKey(moved: Moved, key: string): Moved | null {
  if (key === 'ArrowRight' || key === 'ArrowUp') return bounded(moved + step);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return bounded(moved - step);
  if (key === 'Home') return 0;
  if (key === 'End') return 1;
  return null;
}

/** After the picture was dragged by so many px, in a square of `side` px: it stays under the pointer. */
export function movedByDrag(
  moved: Moved,
  { x, y }: { x: number; y: number },
  side: number,
  { width, height }: Size,
): Moved {
  const hidden = side * (Math.max(width, height) / Math.min(width, height) - 1);
  return bounded(moved + (width > height ? x : -y) / hidden);
}
