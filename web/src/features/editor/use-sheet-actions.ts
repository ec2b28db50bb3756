import { type Dispatch, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { EditorAction, EditorState } from './editor-state.ts';
import { acceptanceOf, type Chip, chipsLike, spellOut, spellOutAll } from './reading/chip.ts';
import type { ReadingStore } from './reading/reading-store.ts';
import type { ParagraphPlayback, SheetActions } from './sheet/sheet-context.ts';
import type { Segment } from './text/segment.ts';

/**
 * Returns the paragraphs' actions. The object changes only when readings are accepted, because a change re-renders
 * all paragraphs.
 */
export function useSheetActions({
  state,
  dispatch,
  readings,
  sheet,
  setReading,
  playbackOf,
}: {
  state: EditorState;
  dispatch: Dispatch<EditorAction>;
  readings: ReadingStore;
  sheet: RefObject<HTMLElement | null>;
  setReading: (written: string, spoken: string) => void;
  playbackOf: (segment: Segment) => ParagraphPlayback;
}): SheetActions {
  const latestPlaybackOf = useRef(playbackOf);
  useLayoutEffect(() => {
    latestPlaybackOf.current = playbackOf;
  }, [playbackOf]);
  const latestSegments = useRef<readonly Segment[]>([]);
  useLayoutEffect(() => {
    latestSegments.current = state.history.segments;
  }, [state.history.segments]);
  const { accepted } = state;

  return useMemo<SheetActions>(() => {
    const alike = (id: string, chip: Chip) => chipsLike(readings.chipsOf(id), chip);
    return {
      edit: (make) => dispatch({ kind: 'edit', make }),
      type: (id, make) => dispatch({ kind: 'type', id, make, at: Date.now() }),
      undo: () => dispatch({ kind: 'undo' }),
      redo: () => dispatch({ kind: 'redo' }),
      focusParagraph: (index, place) => {
        const field = sheet.current?.querySelectorAll('textarea')[index];
        field?.focus();
        const offset = place === 'start' ? 0 : (field?.value.length ?? 0);
        field?.setSelectionRange(offset, offset);
      },
      playbackOf: (segment) => latestPlaybackOf.current(segment),
      isAccepted: (chip) => accepted.has(acceptanceOf(chip)),
      accept: (chips) => dispatch({ kind: 'accept', readings: chips.map(acceptanceOf) }),
      spellOut: (segment, chip, spoken) =>
        dispatch({ kind: 'spell', id: segment.id, text: spellOut(segment.text, chip, spoken) }),
      countAlike: (chip) =>
        latestSegments.current.reduce((count, { id }) => count + alike(id, chip).length, 0),
      spellOutAll: (chip, spoken) =>
        dispatch({
          kind: 'edit',
          make: (segments) => ({
            segments: segments.map((segment) => {
              const chips = alike(segment.id, chip);
              return chips.length === 0
                ? segment
                : { ...segment, text: spellOutAll(segment.text, chips, spoken) };
            }),
            caret: null,
          }),
        }),
      setReading: (chip, spoken) => setReading(chip.written, spoken),
    };
  }, [dispatch, readings, sheet, accepted, setReading]);
}
