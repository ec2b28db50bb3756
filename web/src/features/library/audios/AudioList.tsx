import type { Audio } from '@duu/contract/documents/audio';
import type { WithId } from '@duu/contract/id';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  type DragEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { isShortcut, shortcuts } from '../../../config/shortcuts.ts';
import { useText } from '../../../i18n/intl.tsx';
import { useGo } from '../../../navigation/use-go.ts';
import type { PlayedList } from '../../player/queue.ts';
import { useAudioDialogs } from '../actions/audio-dialogs-context.ts';
import { startAudioDrag } from '../collections/audio-drag.ts';
import type { OwnOrder } from '../collections/use-own-order.ts';
import {
  extendTo,
  keepOnly,
  noSelection,
  type Selection,
  selectAll,
  toggleOne,
} from '../selection/selection.ts';
import css from './AudioList.module.css';
import { AudioRow } from './AudioRow.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { shiftOf, useRowDrag } from './use-row-drag.ts';

/** Rows rendered outside the visible area. */
const overscan = 6;
/** How close to the end (rows) the next page is loaded. */
const nearEnd = 10;

/** A virtual list of audios of any length. Space, Shift, Enter and Delete work on it. */
export function AudioList({
  audios,
  hasMore,
  loadMore,
  total,
  label,
  onMove,
  of,
}: {
  audios: readonly WithId<Audio>[];
  hasMore: boolean;
  loadMore: () => void;
  /** Total number, including those not loaded yet; −1 if unknown. */
  total: number;
  label: string;
  /** Moves a row of a list that has its own order; see `OwnOrder`. */
  onMove?: OwnOrder['move'] | undefined;
  /** What the whole list is played as. */
  of?: PlayedList | undefined;
}) {
  const t = useText();
  const go = useGo();
  const { ask } = useAudioDialogs();
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [rowHeight, setRowHeight] = useState(81);
  const [selection, setSelection] = useState<Selection>(noSelection);
  const [focusRow, setFocusRow] = useState(0);
  const order = useMemo(() => audios.map((audio) => audio.id), [audios]);
  const latest = useRef({ audios, order, selection });
  useLayoutEffect(() => {
    latest.current = { audios, order, selection };
  }, [audios, order, selection]);

  useLayoutEffect(() => {
    const measure = () => {
      const element = box.current;
      if (element === null) return;
      setTop(element.getBoundingClientRect().top + scrollY);
      const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * 4.75;
      setRowHeight(Math.round(size));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const latestMove = useRef<(from: number, to: number) => void>(() => undefined);
  const onShift = useCallback((from: number, to: number) => latestMove.current(from, to), []);
  const { drag, onGrab } = useRowDrag(rowHeight, audios.length, onShift);
  const rows = useWindowVirtualizer({
    count: audios.length,
    estimateSize: () => rowHeight,
    overscan,
    scrollMargin: top,
    // Overscan covers what scrolls into view, so the next rows need not render in the same frame.
    useFlushSync: false,
    getItemKey: (index) => audios[index]?.id ?? index,
    // The dragged row follows the pointer, however far the page scrolls.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      if (drag === null || shown.includes(drag.from)) return shown;
      return [...shown, drag.from].toSorted((a, b) => a - b);
    },
  });
  const items = rows.getVirtualItems();
  const lastShown = items.at(-1)?.index ?? 0;
  useEffect(() => {
    // In a separate task, as the scrolling frame is busy with its rows.
    if (hasMore && lastShown >= audios.length - nearEnd) setTimeout(loadMore);
  }, [hasMore, lastShown, audios.length, loadMore]);
  useEffect(() => setSelection((before) => keepOnly(before, order)), [order]);

  const listOf = useCallback(() => latest.current.audios, []);
  const onSelect = useCallback((id: string, extend: boolean) => {
    setSelection((before) =>
      extend ? extendTo(before, id, latest.current.order) : toggleOne(before, id),
    );
  }, []);
  const onDragStart = useCallback((event: DragEvent, audio: WithId<Audio>) => {
    const { audios: all, selection: now } = latest.current;
    const dragged = now.ids.has(audio.id) ? all.filter((one) => now.ids.has(one.id)) : [audio];
    startAudioDrag(event, dragged);
  }, []);

  const [moved, setMoved] = useState('');
  const moveRow = (from: number, to: number) => {
    const audio = audios[from];
    const at = Math.max(0, Math.min(audios.length - 1, to));
    if (audio === undefined || onMove === undefined || at === from) return;
    const others = order.toSpliced(from, 1);
    onMove(order, audio.id, at === 0 ? null : (others[at - 1] ?? null));
    setMoved(t('library.order.moved', { name: audio.name, place: at + 1, total: audios.length }));
    setFocusRow(at);
  };
  useLayoutEffect(() => {
    latestMove.current = moveRow;
  });

  const focusAt = (index: number) => {
    const at = Math.max(0, Math.min(audios.length - 1, index));
    setFocusRow(at);
    const focusIt = () => {
      const row = box.current?.querySelector<HTMLElement>(`[data-row="${at}"]`);
      row?.focus();
      return Boolean(row);
    };
    // Immediately if the row is rendered, so that a held key continues; else once it is.
    if (!focusIt()) {
      rows.scrollToIndex(at);
      requestAnimationFrame(() => requestAnimationFrame(focusIt));
    }
    return at;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!(event.target instanceof HTMLElement) || !event.target.matches('[data-row]')) return;
    const at = Number(event.target.dataset.row);
    const audio = audios[at];
    if (audio === undefined) return;
    const chosen = selection.ids.has(audio.id)
      ? audios.filter((one) => selection.ids.has(one.id))
      : [audio];
    const move = (by: number) => {
      const to = audios[focusAt(at + by)];
      if (event.shiftKey && to) {
        setSelection((before) =>
          extendTo(before.anchor === null ? toggleOne(before, audio.id) : before, to.id, order),
        );
      }
    };
    const isShift = event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp');
    if (isShift && onMove) moveRow(at, event.key === 'ArrowDown' ? at + 1 : at - 1);
    else if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Home') focusAt(0);
    else if (event.key === 'End') focusAt(audios.length - 1);
    else if (event.key === ' ') onSelect(audio.id, event.shiftKey);
    else if (event.key === 'Enter') go(`/app/audio/${audio.id}`);
    else if (event.key === 'Delete') ask('delete', chosen, () => setSelection(noSelection));
    else if (isShortcut(event.nativeEvent, shortcuts.library.selectAll))
      setSelection(selectAll(order));
    else if (event.key === 'Escape' && selection.ids.size > 0) setSelection(noSelection);
    else return;
    event.preventDefault();
  };
  return (
    <>
      {selection.ids.size > 0 && (
        <SelectionBar
          audios={audios.filter((audio) => selection.ids.has(audio.id))}
          onAll={() => setSelection(selectAll(order))}
          onNone={() => setSelection(noSelection)}
        />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a virtual list can't be a table */}
      <div
        ref={box}
        role="grid"
        className={css.list}
        aria-label={label}
        aria-multiselectable="true"
        aria-rowcount={total}
        aria-describedby="library-keys"
        style={{ height: rows.getTotalSize() }}
        onKeyDown={onKeyDown}
      >
        {items.map((item) => {
          const audio = audios[item.index];
          return (
            audio && (
              <div
                key={item.key}
                role="presentation"
                className={css.place}
                data-dragged={drag?.from === item.index || undefined}
                data-yields={(drag !== null && drag.from !== item.index) || undefined}
                style={{
                  transform: `translateY(${item.start - top + shiftOf(item.index, drag, rowHeight)}px)`,
                }}
              >
                <AudioRow
                  audio={audio}
                  listOf={listOf}
                  of={of}
                  index={item.index}
                  selected={selection.ids.has(audio.id)}
                  focused={item.index === Math.min(focusRow, audios.length - 1)}
                  onSelect={onSelect}
                  onFocus={setFocusRow}
                  onDragStart={onDragStart}
                  {...(onMove && { onGrab, onShift })}
                />
              </div>
            )
          );
        })}
      </div>
      <p id="library-keys" className="visually-hidden">
        {t('library.keys')} {onMove && t('library.order.keys')}
      </p>
      <p className="visually-hidden" role="status">
        {moved}
      </p>
      {hasMore && <p className={css.more}>{t('library.more')}</p>}
    </>
  );
}
