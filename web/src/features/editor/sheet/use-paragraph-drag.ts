import { type PointerEvent, useRef } from 'react';

/** How far (px) the pointer moves before a press becomes a drag. */
const threshold = 6;

interface Drag {
  readonly startY: number;
  readonly own: HTMLElement;
  to: number | null;
}

/**
 * Moves a paragraph by touch or mouse. The target place is shown directly on the paragraphs, without a re-render per
 * move.
 */
export function useParagraphDrag(index: number, move: (to: number) => void) {
  const drag = useRef<Drag | null>(null);

  const clear = (sheet: Element | null) => {
    for (const paragraph of sheet?.querySelectorAll('[data-drop], [data-dragged]') ?? []) {
      paragraph.removeAttribute('data-drop');
      paragraph.removeAttribute('data-dragged');
    }
  };
  const paragraphsOf = (own: HTMLElement) => [
    ...(own.parentElement?.querySelectorAll<HTMLElement>('[data-paragraph]') ?? []),
  ];
  const finish = (event: PointerEvent<HTMLElement>, keep: boolean) => {
    const current = drag.current;
    drag.current = null;
    if (current === null) return;
    clear(current.own.parentElement);
    if (event.currentTarget.hasPointerCapture(event.pointerId))
      event.currentTarget.releasePointerCapture(event.pointerId);
    if (keep && current.to !== null) move(current.to);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const own = event.currentTarget.closest<HTMLElement>('[data-paragraph]');
      if (event.button === 0 && own !== null)
        drag.current = { startY: event.clientY, own, to: null };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const current = drag.current;
      if (current === null) return;
      if (current.to === null && Math.abs(event.clientY - current.startY) < threshold) return;
      if (!event.currentTarget.hasPointerCapture(event.pointerId))
        event.currentTarget.setPointerCapture(event.pointerId);
      const all = paragraphsOf(current.own);
      const over = all.findIndex(
        (paragraph) => event.clientY < paragraph.getBoundingClientRect().bottom,
      );
      const at = over === -1 ? all.length - 1 : over;
      const box = all[at]?.getBoundingClientRect();
      if (box === undefined) return;
      const after = event.clientY > box.top + box.height / 2;
      const gap = after ? at + 1 : at;
      current.to = gap > index ? gap - 1 : gap;
      clear(current.own.parentElement);
      current.own.setAttribute('data-dragged', '');
      all[at]?.setAttribute('data-drop', after ? 'after' : 'before');
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => finish(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => finish(event, false),
  };
}
