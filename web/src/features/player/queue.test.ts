import { expect, test } from 'vitest';
import { nextIndex, previousIndex, type Queue, withoutTrack, withTrackAfter } from './queue.ts';
import { aTrack } from './testing/a-track.ts';

const queue = (index: number, repeat: Queue['repeat'] = 'off'): Queue => ({
  tracks: ['a', 'b', 'c'].map((id) => aTrack(id)),
  index,
  repeat,
});

test.each([
  [0, 'off', 1, null],
  [1, 'off', 2, 0],
  [2, 'off', null, 1],
  [2, 'all', 0, 1],
  [0, 'all', 1, 2],
  [2, 'one', null, 1],
] as const)('at %i with repeat %s: next %s, previous %s', (index, repeat, next, previous) => {
  expect(nextIndex(queue(index, repeat))).toBe(next);
  expect(previousIndex(queue(index, repeat))).toBe(previous);
});

test.each([
  [1, 'a', 0, 'b'],
  [1, 'b', 1, 'c'],
  [2, 'c', 1, 'b'],
  [1, 'x', 1, 'b'],
])('at %i without %s plays %i', (index, id, wanted, playing) => {
  const left = withoutTrack(queue(index), id);
  expect(left.index).toBe(wanted);
  expect(left.tracks[left.index]?.id).toBe(playing);
});

test('removing the last one leaves an empty queue', () => {
  expect(withoutTrack({ tracks: [aTrack('a')], index: 0, repeat: 'off' }, 'a').index).toBe(-1);
});

test.each([
  ['a', 1, 'adbc', 2],
  ['b', 1, 'abdc', 1],
  ['x', 1, 'abc', 1],
])('a track goes behind %s and what plays goes on', (id, index, order, wanted) => {
  const next = withTrackAfter(queue(index), aTrack('d'), id);
  expect(next.tracks.map((one) => one.id).join('')).toBe(order);
  expect(next.index).toBe(wanted);
  expect(withTrackAfter(next, aTrack('d'), id)).toBe(next);
});
