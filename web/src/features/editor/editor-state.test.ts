import { expect, test } from 'vitest';
import { draft, initialVoice } from './drafts/draft.ts';
import { draftOf, EditorStore } from './editor-state.ts';

const start = {
  name: '',
  segments: [{ id: 'a', text: 'Нэг.' }],
  voice: initialVoice,
  accepted: [],
};
const chosenOf = (store: EditorStore) => [...store.get().chosen].sort();

test('a draft keeps what the user chose apart from what the page chose', () => {
  const store = new EditorStore(start);
  store.dispatch({ kind: 'default-voice', change: { speakerId: 'bat', pitch: 'low' } });
  store.dispatch({ kind: 'voice', change: { speed: 1.5 } });
  expect(chosenOf(store)).toEqual(['speed']);
  const kept = draft.parse(JSON.parse(JSON.stringify(draftOf(store.get(), 1))));
  const again = new EditorStore(kept);
  expect(chosenOf(again)).toEqual(['speed']);
  expect(again.get().voice).toMatchObject({ speed: 1.5, pitch: 'low' });
});

test('in an older draft a speaker means that the voice was chosen', () => {
  const older = (voice: Partial<typeof initialVoice>) =>
    chosenOf(new EditorStore({ ...start, voice: { ...initialVoice, ...voice } }));
  expect(older({ speakerId: 'bat' })).toHaveLength(Object.keys(initialVoice).length);
  expect(older({ speed: 1.2 })).toEqual(['speed']);
  expect(older({})).toEqual([]);
});

test('the voice of a text that became an audio no longer follows the page’s choice', () => {
  const store = new EditorStore(start);
  store.dispatch({ kind: 'saved', changes: 0 });
  expect(chosenOf(store)).toHaveLength(Object.keys(initialVoice).length);
});

test('what was changed after the press belongs to no audio yet', () => {
  const store = new EditorStore(start);
  store.dispatch({ kind: 'name', name: 'Нэг' });
  const { changes } = store.get();
  store.dispatch({ kind: 'name', name: 'Хоёр' });
  store.dispatch({ kind: 'saved', changes });
  expect(store.get().changes).toBe(1);
  store.dispatch({ kind: 'saved', changes: store.get().changes });
  expect(store.get().changes).toBe(0);
});

test('an import keeps its chapters, also in the draft, and names a text that has no name', () => {
  const { dispatch, get } = new EditorStore({
    ...start,
    segments: [{ id: 'a', text: '' }],
    name: '',
  });
  const chapters = [
    { title: 'Нэг', from: 0 },
    { title: 'Хоёр', from: 2 },
  ];
  dispatch({
    kind: 'import',
    paragraphs: ['а', 'б', 'в'],
    chapters,
    ...{ title: 'Ном', author: 'Зохиолч', cover: 'AAAA' },
  });
  const [first, , third] = get().history.segments;
  expect(get().name).toBe('Ном');
  expect(draftOf(get(), 0).chapters).toEqual([
    { segmentId: first?.id, title: 'Нэг' },
    { segmentId: third?.id, title: 'Хоёр' },
  ]);
  expect(draftOf(get(), 0)).toMatchObject({ author: 'Зохиолч', cover: 'AAAA' });
  const other = { title: 'Өөр ном', author: 'Өөр хүн', cover: null };
  dispatch({ kind: 'import', paragraphs: ['г'], chapters: [], ...other });
  expect(get()).toMatchObject({ name: 'Ном', author: 'Зохиолч', cover: 'AAAA' });
});
