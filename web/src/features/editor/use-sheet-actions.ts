import { type Dispatch, type RefObject, useMemo, useRef } from 'react';
import type { EditorAction, EditorState } from './editor-state.ts';
import { acceptanceOf, spellOut } from './reading/chip.ts';
import type { HearParagraph, SheetActions } from './sheet/sheet-context.ts';
import type { Segment } from './text/segment.ts';

/** What the paragraphs can ask for. New only when readings are accepted or the way to hear one changes. */
export function useSheetActions({
  state,
  dispatch,
  sheet,
  teach,
  hear,
  hearKey,
}: {
  state: EditorState;
  dispatch: Dispatch<EditorAction>;
  sheet: RefObject<HTMLElement | null>;
  teach: (written: string, spoken: string) => void;
  hear: (segment: Segment) => HearParagraph;
  /** Changes with what can be heard, so that the menus are drawn again. */
  hearKey: string;
}): SheetActions {
  const latestHear = useRef(hear);
  latestHear.current = hear;
  const { accepted } = state;

  // biome-ignore lint/correctness/useExhaustiveDependencies: see hearKey
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
    [dispatch, sheet, accepted, teach, hearKey],
  );
}
