import { newSegment, paragraphsOf, type Segment } from '../text/segment.ts';
import { type Draft, initialVoice } from './draft.ts';
import { draftStore } from './draft-store.ts';

/** The state of a navigation to the editor whose caret goes to the end of the text. */
export const caretAtEnd = 'caret-at-end';

const hasWords = (segment: Segment) => segment.text.trim() !== '';

/** The draft of a new text with something in it. */
export function unfinishedDraft(uid: string): Draft | null {
  const draft = draftStore(uid).read(null);
  return draft?.segments.some(hasWords) ? draft : null;
}

/** Makes a text the draft that the editor of new texts opens with, `after` what an earlier draft holds. */
export function handOver(uid: string, text: string, after: Draft | null): void {
  const before = after?.segments.filter(hasWords) ?? [];
  draftStore(uid).write(null, {
    name: after?.name ?? '',
    segments: [...before, ...paragraphsOf(text).map((paragraph) => newSegment(paragraph))],
    voice: after?.voice ?? initialVoice,
    accepted: after?.accepted ?? [],
    savedAt: Date.now(),
  });
}
