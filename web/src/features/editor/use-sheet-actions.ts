import { type Dispatch, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { EditorAction, EditorState } from './editor-state.ts';
import { acceptanceOf, spellOut } from './reading/chip.ts';
import type { HearParagraph, SheetActions } from './sheet/sheet-context.ts';
import type { Segment } from './text/segment.ts';

/** What the paragraphs can ask for. New only when readings are accepted: all paragraphs are drawn again then. */
export function useSheetActions({
  state,
  dispatch,
  sheet,
  teach,
  hear,
}: {
  state: EditorState;
  dispatch: Dispatch<EditorAction>;
  sheet: RefObject<HTMLElement | null>;
  teach: (written: string, spoken: string) => void;
  hear: (segment: Segment) => HearParagraph;
}): SheetActions {
  const latestHear = useRef(hear);
  useLayoutEffect(() => {
    latestHear.current = hear;
  }, [hear]);
  const { accepted } = state;

  return useMemo<SheetActions>(
    () => ({
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
      hear: (segment) => latestHear.current(segment),
      isAccepted: (chip) => accepted.has(acceptanceOf(chip)),
      accept: (chips) => dispatch({ kind: 'accept', readings: chips.map(acceptanceOf) }),
      spellOut: (segment, chip, spoken) =>
        dispatch({ kind: 'spell', id: segment.id, text: spellOut(segment.text, chip, spoken) }),
      teach: (chip, spoken) => teach(chip.written, spoken),
    }),
    [dispatch, sheet, accepted, teach],
  );
}
