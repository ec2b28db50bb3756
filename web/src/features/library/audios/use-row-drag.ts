import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';

/** A row that is being dragged by its handle: its index, the one it would get, and how far it was dragged, in px. */
export interface RowDrag {
  readonly from: number;
  readonly to: number;
  readonly by: number;
}

/** Distance to the window's edge, in px, at which the page scrolls, and how far per frame. */
const edge = 90;
const step = 12;

/**
 * Drags rows of one height by mouse, pen or finger. The page scrolls at the window's edges; Escape cancels.
 */
export function useRowDrag(
  rowHeight: number,
  count: number,
  onDrop: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<RowDrag | null>(null);
  const end = useRef<(() => void) | null>(null);
  const latest = useRef({ rowHeight, count, onDrop });
  useEffect(() => {
    latest.current = { rowHeight, count, onDrop };
  }, [rowHeight, count, onDrop]);
  useEffect(() => () => end.current?.(), []);

  const onGrab = useCallback((event: PointerEvent<HTMLElement>, from: number) => {
    if (event.button !== 0 || end.current !== null) return;
    event.preventDefault();
    const startY = event.clientY + scrollY;
    let { clientY } = event;
    let now: RowDrag = { from, to: from, by: 0 };
    let frame = 0;
    const show = () => {
      const by = clientY + scrollY - startY;
      const rows = latest.current;
      const to = Math.max(0, Math.min(rows.count - 1, from + Math.round(by / rows.rowHeight)));
      now = { from, to, by };
      setDrag(now);
    };
    const scroll = () => {
      const up = clientY < edge;
      if (up || clientY > innerHeight - edge) {
        scrollBy(0, up ? -step : step);
        show();
      }
      frame = requestAnimationFrame(scroll);
    };
    const onMove = (moved: globalThis.PointerEvent) => {
      if (moved.pointerId !== event.pointerId) return;
      clientY = moved.clientY;
      show();
    };
    const stop = () => {
      cancelAnimationFrame(frame);
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', drop);
      removeEventListener('pointercancel', stop);
      document.removeEventListener('keydown', onKey, true);
      end.current = null;
      setDrag(null);
    };
    const drop = () => {
      stop();
      if (now.to !== from) latest.current.onDrop(from, now.to);
    };
    const onKey = (key: KeyboardEvent) => {
      if (key.key !== 'Escape') return;
      key.preventDefault();
      key.stopPropagation();
      stop();
    };
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', drop);
    addEventListener('pointercancel', stop);
    document.addEventListener('keydown', onKey, true);
    end.current = stop;
    frame = requestAnimationFrame(scroll);
    show();
  }, []);
  return { drag, onGrab };
}

/** Returns how far a row moves, in px, while another one or it itself is dragged. */
export function shiftOf(index: number, drag: RowDrag | null, rowHeight: number): number {
  if (drag === null) return 0;
  const { from, to, by } = drag;
  if (index === from) return by;
  if (index > from && index <= to) return -rowHeight;
  if (index < from && index >= to) return rowHeight;
  return 0;
}
