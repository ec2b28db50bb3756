import { expect, test } from 'vitest';
import { initialVoice } from './drafts/draft.ts';
import { type EditorAction, editorReducer, startEditor } from './editor-state.ts';
import { splitSegment } from './text/edit-segments.ts';

test('an edit that React runs again makes the same paragraphs', () => {
  const state = startEditor({
    name: '',
    segments: [{ id: 'a', text: 'a' }],
    voice: initialVoice,
    accepted: [],
  });
  const split: EditorAction = { kind: 'edit', make: (all) => splitSegment(all, 'a', 1, 1) };
  const ids = () => editorReducer(state, split).history.segments.map(({ id }) => id);
  expect(ids()).toEqual(ids());
});
