import { type PointerEvent, useRef, useState } from 'react';
import { toastSettings } from './toast-settings.ts';

/** Follows a finger to the right; past the threshold the toast is removed. */
export function useSwipe(onSwiped: () => void) {
  const from = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('button, a')) return;
    from.current = event.clientX;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (from.current !== null) setOffset(Math.max(0, event.clientX - from.current));
  };
  const onPointerUp = () => {
    if (from.current === null) return;
    from.current = null;
    if (offset > toastSettings.swipe) onSwiped();
    else setOffset(0);
  };
  return {
    offset,
    swiping: offset > 0,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
}
