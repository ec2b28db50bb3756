import { newSegment, paragraphsOf, type Segment } from '../text/segment.ts';
import { type Draft, initialVoice } from './draft.ts';
import { draftStore } from './draft-store.ts';

/** Navigation state that puts the editor's caret at the end of the text. */
export const caretAtEnd = 'caret-at-end';

const hasWords = (segment: Segment) => segment.text.trim() !== '';

/** Returns the draft of a new text; null if it is empty. */
export function unfinishedDraft(uid: string): Draft | null {
  const draft = draftStore(uid).read(null);
  return draft?.segments.some(hasWords) ? draft : null;
}

/** Stores a text as the draft of a new text, appended to the draft `after`. */
export function writeNewDraft(uid: string, text: string, after: Draft | null): void {
  const before = after?.segments.filter(hasWords) ?? [];
  draftStore(uid).write(null, {
    name: after?.name ?? '',
    segments: [...before, ...paragraphsOf(text).map((paragraph) => newSegment(paragraph))],
    voice: after?.voice ?? initialVoice,
    chosen: after ? after.chosen : [],
    accepted: after?.accepted ?? [],
    savedAt: Date.now(),
  });
}
