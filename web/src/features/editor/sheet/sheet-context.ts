import type { Speaker } from '@duu/contract/documents/speaker';
import type { WithId } from '@duu/contract/id';
import { createContext, useContext } from 'react';
import type { Chip } from '../reading/chip.ts';
import type { Edited } from '../text/edit-segments.ts';
import type { Segment } from '../text/segment.ts';

/** How one paragraph can be played. */
export type ParagraphPlayback =
  /** From the finished audio, if it is unchanged: free. */
  | { readonly kind: 'seek'; readonly play: () => void }
  /** By converting it: the price in characters. */
  | { readonly kind: 'convert'; readonly characters: number; readonly convert: () => void }
  | { readonly kind: 'none' };

/** What paragraphs need from the editor; the functions stay the same while the text changes. */
export interface SheetActions {
  readonly edit: (make: (segments: readonly Segment[]) => Edited) => void;
  readonly type: (id: string, make: (segments: readonly Segment[]) => Edited) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly focusParagraph: (index: number, place: 'start' | 'end') => void;
  /** Called when a menu opens. */
  readonly playbackOf: (segment: Segment) => ParagraphPlayback;
  readonly isAccepted: (chip: Chip) => boolean;
  readonly accept: (chips: readonly Chip[]) => void;
  readonly spellOut: (segment: Segment, chip: Chip, spoken: string) => void;
  /** The number of places in the text with the same reading. */
  readonly countAlike: (chip: Chip) => number;
  /** Writes the words at all of these places, as one edit. */
  readonly spellOutAll: (chip: Chip, spoken: string) => void;
  /** Opens the dialog that sets a reading for all texts. */
  readonly setReading: (chip: Chip, spoken: string) => void;
}

/** Who can read in the text. */
export interface Readers {
  /** The speakers that marks can name. */
  readonly speakers: readonly WithId<Speaker>[];
  /** The one chosen for the text; null until it is known. */
  readonly narrator: WithId<Speaker> | null;
}

export const ReadersContext = createContext<Readers>({ speakers: [], narrator: null });

export const SheetContext = createContext<SheetActions | null>(null);

export function useSheet(): SheetActions {
  const actions = useContext(SheetContext);
  if (actions === null) throw new Error('A paragraph stands outside of a sheet.');
  return actions;
}
