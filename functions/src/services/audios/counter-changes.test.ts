import { describe, expect, test } from 'vitest';
import { counterChanges, sumChanges } from './counter-changes.ts';

const place = (
  archived: boolean,
  collectionId: string | null,
  archivedWith: string | null = null,
) => ({
  archived,
  collectionId,
  archivedWith,
});
const summary = (changes: ReturnType<typeof counterChanges>) => ({
  ...changes.user,
  ...Object.fromEntries(changes.collections),
});

describe('counterChanges', () => {
  test.each([
    ['made in no collection', null, place(false, null), { audios: 1, archivedAudios: 0 }],
    ['made in one', null, place(false, 'a'), { audios: 1, archivedAudios: 0, a: 1 }],
    ['moved', place(false, 'a'), place(false, 'b'), { audios: 0, archivedAudios: 0, a: -1, b: 1 }],
    ['archived', place(false, 'a'), place(true, 'a'), { audios: -1, archivedAudios: 1, a: -1 }],
    [
      'archived with its collection',
      place(false, 'a'),
      place(true, 'a', 'a'),
      { audios: -1, archivedAudios: 1 },
    ],
    ['deleted', place(false, 'a'), null, { audios: -1, archivedAudios: 0, a: -1 }],
    ['deleted while archived', place(true, 'a'), null, { audios: 0, archivedAudios: -1 }],
    ['renamed', place(true, 'a', 'a'), place(true, 'a', 'a'), { audios: 0, archivedAudios: 0 }],
  ])('counts an audio that was %s', (_, before, after, expected) => {
    expect(summary(counterChanges(before, after))).toEqual(expected);
  });

  test('a change and its reverse sum to zero', () => {
    const there = counterChanges(place(false, 'a'), place(true, 'b'));
    const back = counterChanges(place(true, 'b'), place(false, 'a'));
    expect(summary(sumChanges([there, back]))).toEqual({ audios: 0, archivedAudios: 0 });
  });
});
