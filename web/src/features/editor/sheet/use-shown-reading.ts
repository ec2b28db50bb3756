import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Chip } from '../reading/chip.ts';

/** Keys that move the caret without changing the text. */
const moves = /^(Arrow|Home|End|Page)/;

function markOf(place: HTMLElement, chip: Chip): HTMLElement | null {
  return place.querySelector<HTMLElement>(`mark[data-at="${chip.start}"]`);
}

/** The mark's box that contains a pointer; a word over two lines has two. */
function boxAt(mark: HTMLElement, x: number, y: number): DOMRect | undefined {
  return [...mark.getClientRects()].find(
    (box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
  );
}

/**
 * Returns the one reading of a paragraph shown at its word: the word under the mouse, or the one that the caret was
 * moved into. It overlays the text, so nothing moves; typing hides it.
 */
export function useShownReading(chips: readonly Chip[]) {
  const place = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  /** By the word's start, so that its newest reading is shown. */
  const [at, setAt] = useState<{ start: number; by: 'mouse' | 'caret' } | null>(null);
  const chip = at === null ? null : (chips.find(({ start }) => start === at.start) ?? null);

  /** Whether the reading's actions are open, which keeps it visible. */
  const isOpen = () => panel.current?.querySelector('[aria-expanded="true"]') != null;
  const show = (found: Chip | undefined, by: 'mouse' | 'caret') => {
    if (isOpen()) return;
    if (found === undefined) setAt((before) => (before?.by === by ? null : before));
    else setAt((before) => (before?.start === found.start ? before : { start: found.start, by }));
  };

  useLayoutEffect(() => {
    const [box, own] = [place.current, panel.current];
    const mark = box && chip ? markOf(box, chip) : null;
    const word = [...(mark?.getClientRects() ?? [])].at(-1);
    if (!box || !own || !word) return;
    const { left, top, width } = box.getBoundingClientRect();
    // Its natural width, measured at the start of the line and rounded up: a fraction of a pixel less would wrap it.
    own.style.insetInlineStart = '0';
    const most = Math.max(0, width - Math.ceil(own.getBoundingClientRect().width));
    own.style.insetInlineStart = `${Math.min(Math.max(0, word.left - left), most)}px`;
    own.style.insetBlockStart = `${word.bottom - top}px`;
  }, [chip]);

  const hide = useCallback(() => setAt(null), []);
  const fromCaret = ({ selectionStart, selectionEnd }: HTMLTextAreaElement) =>
    show(
      selectionStart === selectionEnd
        ? chips.find(({ start, end }) => start <= selectionStart && selectionStart <= end)
        : undefined,
      'caret',
    );
  return {
    chip,
    panel,
    /** For the element around the text and the panel. */
    place: {
      ref: place,
      onPointerMove: (event: PointerEvent) => {
        const box = place.current;
        if (event.pointerType !== 'mouse' || event.buttons !== 0 || box === null) return;
        if (event.target instanceof Node && panel.current?.contains(event.target)) return;
        const { clientX, clientY } = event;
        show(
          chips.find((one) => {
            const mark = markOf(box, one);
            return mark !== null && boxAt(mark, clientX, clientY) !== undefined;
          }),
          'mouse',
        );
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') show(undefined, 'mouse');
      },
      onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
        const stays =
          relatedTarget instanceof Element &&
          (currentTarget.contains(relatedTarget) || relatedTarget.closest('[role="dialog"]'));
        if (!stays && document.hasFocus()) hide();
      },
    },
    /** For the field itself. */
    text: {
      onClick: ({ currentTarget }: MouseEvent<HTMLTextAreaElement>) => fromCaret(currentTarget),
      onKeyUp: (event: KeyboardEvent<HTMLTextAreaElement>) => {
        if (moves.test(event.key)) fromCaret(event.currentTarget);
      },
      onInput: hide,
    },
  };
}
