import { expect, test } from 'vitest';
import { setText, splitSegment } from './edit-segments.ts';
import { applyEdit, redo, startHistory, undo } from './text-history.ts';

const start = () => startHistory([{ id: 'a', text: '' }]);
const type = (history: ReturnType<typeof start>, text: string, at: number) =>
  applyEdit(history, setText(history.segments, 'a', text), { segmentId: 'a', at });
const read = (history: ReturnType<typeof start>) => history.segments.map((s) => s.text).join('|');

test('typing without a pause is one step', () => {
  let history = type(type(type(start(), 'н', 0), 'нэ', 200), 'нэг', 400);
  expect(history.past).toHaveLength(1);
  history = undo(history);
  expect(read(history)).toBe('');
  expect(read(redo(history))).toBe('нэг');
});

test('a pause begins a new step', () => {
  const history = type(type(start(), 'нэг', 0), 'нэг хоёр', 5000);
  expect(read(undo(history))).toBe('нэг');
});

test('a split is a step of its own and undo puts the caret back', () => {
  const typed = type(start(), 'нэг хоёр', 0);
  const split = applyEdit(typed, splitSegment(typed.segments, 'a', 3));
  expect(read(split)).toBe('нэг|хоёр');
  const back = undo(split);
  expect(read(back)).toBe('нэг хоёр');
  expect(back.caret).toEqual({ segmentId: 'a', offset: 8 });
  expect(back.revision).toBeGreaterThan(split.revision);
});

test('a new edit forgets what was undone', () => {
  const history = type(undo(type(start(), 'a', 0)), 'b', 5000);
  expect(redo(history)).toBe(history);
});

test('undo at the beginning changes nothing', () => {
  const history = start();
  expect(undo(history)).toBe(history);
});

test('the past is bounded', () => {
  let history = start();
  for (let i = 0; i < 300; i++) history = type(history, `${i}`, i * 2000);
  expect(history.past.length).toBeLessThanOrEqual(200);
});
