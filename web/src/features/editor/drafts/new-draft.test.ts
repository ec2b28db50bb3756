// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { initialVoice } from './draft.ts';
import { draftStore } from './draft-store.ts';
import { unfinishedDraft, writeNewDraft } from './new-draft.ts';

const textOf = (uid: string) =>
  draftStore(uid)
    .read(null)
    ?.segments.map(({ text }) => text);

beforeEach(() => localStorage.clear());

test('a text becomes the draft of the editor, a paragraph for each line', () => {
  writeNewDraft('anna', 'Нэг.\r\n\n  Хоёр.\n', null);
  expect(textOf('anna')).toEqual(['Нэг.', 'Хоёр.']);
});

test('a text goes after an earlier draft, whose voice and name stay', () => {
  const voice = { ...initialVoice, speakerId: 'bat' };
  const segments = [
    { id: 'a', text: 'Өмнөх.' },
    { id: 'b', text: ' ' },
  ];
  draftStore('anna').write(null, { name: 'Н', segments, voice, accepted: ['x'], savedAt: 1 });
  writeNewDraft('anna', 'Шинэ.', unfinishedDraft('anna'));
  expect(textOf('anna')).toEqual(['Өмнөх.', 'Шинэ.']);
  expect(draftStore('anna').read(null)).toMatchObject({ name: 'Н', voice, accepted: ['x'] });
});

test('ignores a draft without text', () => {
  const segments = [{ id: 'a', text: ' ' }];
  draftStore('anna').write(null, {
    name: '',
    segments,
    voice: initialVoice,
    accepted: [],
    savedAt: 1,
  });
  expect(unfinishedDraft('anna')).toBeNull();
});
