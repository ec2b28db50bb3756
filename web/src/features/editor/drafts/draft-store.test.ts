// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { type Draft, initialVoice } from './draft.ts';
import { draftStore, pruneDrafts } from './draft-store.ts';

const someDraft = (text: string, savedAt = 1): Draft => ({
  segments: [{ id: 'a', text }],
  voice: initialVoice,
  name: '',
  accepted: [],
  savedAt,
});

beforeEach(() => localStorage.clear());

test('keeps the drafts of two people and of two audios apart', () => {
  draftStore('anna').write(null, someDraft('нэг'));
  draftStore('anna').write('x1', someDraft('хоёр'));
  draftStore('bat').write(null, someDraft('гурав'));
  expect(draftStore('anna').read(null)?.segments[0]?.text).toBe('нэг');
  expect(draftStore('anna').read('x1')?.segments[0]?.text).toBe('хоёр');
  expect(draftStore('bat').read(null)?.segments[0]?.text).toBe('гурав');
  draftStore('anna').remove(null);
  expect(draftStore('anna').read(null)).toBeNull();
});

test.each(['not json', '{"segments":[]}', '{"segments":[{"id":"a","text":"b"}],"voice":{}}'])(
  'what is not a draft is not a draft: %s',
  (kept) => {
    const store = draftStore('anna');
    localStorage.setItem(store.keyOf(null), kept);
    expect(store.read(null)).toBeNull();
  },
);

test('a full storage keeps the draft while the page lives', () => {
  const full = {
    ...localStorage,
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  } as unknown as Storage;
  const store = draftStore('anna', full);
  expect(store.write(null, someDraft('x'))).toBe(false);
  expect(store.read(null)?.segments[0]?.text).toBe('x');
  store.remove(null);
  expect(store.read(null)).toBeNull();
});

test('only the newest drafts of audios stay', () => {
  const store = draftStore('anna');
  for (let i = 0; i < 60; i++) store.write(`x${i}`, someDraft('t', i));
  store.write(null, someDraft('new', 0));
  pruneDrafts();
  expect(localStorage.length).toBe(51);
  expect(store.read('x59')).not.toBeNull();
  expect(store.read('x9')).toBeNull();
  expect(store.read(null)).not.toBeNull();
});
