import { createContext, useContext } from 'react';
import type { Chip } from '../reading/chip.ts';
import type { Edited } from '../text/edit-segments.ts';
import type { Segment } from '../text/segment.ts';

/** How one paragraph can be heard by itself. */
export type HearParagraph =
  /** It is in the finished audio as it stands: free. */
  | { readonly kind: 'seek'; readonly play: () => void }
  /** It has to be converted: the price in characters. */
  | { readonly kind: 'convert'; readonly characters: number; readonly convert: () => void }
  | { readonly kind: 'none' };

/** What the paragraphs ask of the editor; the functions stay the same while the text changes. */
export interface SheetActions {
  readonly edit: (make: (segments: readonly Segment[]) => Edited) => void;
  readonly type: (id: string, make: (segments: readonly Segment[]) => Edited) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly focusParagraph: (index: number, place: 'start' | 'end') => void;
  /** Asked when a menu opens. */
  readonly hear: (segment: Segment) => HearParagraph;
  readonly isAccepted: (chip: Chip) => boolean;
  readonly accept: (chips: readonly Chip[]) => void;
  readonly spellOut: (segment: Segment, chip: Chip, spoken: string) => void;
  /** Asks how what is written there is said in every text. */
  readonly teach: (chip: Chip, spoken: string) => void;
}

export const SheetContext = createContext<SheetActions | null>(null);

export function useSheet(): SheetActions {
  const actions = useContext(SheetContext);
  if (actions === null) throw new Error('A paragraph stands outside of a sheet.');
  return actions;
}
