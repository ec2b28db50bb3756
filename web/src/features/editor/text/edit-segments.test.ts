import { describe, expect, test } from 'vitest';
import {
  appendAll,
  mergeWithNext,
  mergeWithPrevious,
  moveSegment,
  pasteInto,
  removeSegment,
  splitSegment,
  typeText,
} from './edit-segments.ts';
import { paragraphsOf, type Segment } from './segment.ts';

const sheet = (...texts: string[]): Segment[] =>
  texts.map((text, index) => ({ id: `s${index}`, text }));
const texts = (segments: readonly Segment[]) => segments.map((segment) => segment.text);

describe('paragraphs', () => {
  test('split on every kind of line end, blank lines dropped', () => {
    expect(paragraphsOf('Нэг\r\n\r\n Хоёр \nГурав\u2029Дөрөв\r')).toEqual([
      'Нэг',
      'Хоёр',
      'Гурав',
      'Дөрөв',
    ]);
  });
  test('an empty text gives none', () => expect(paragraphsOf(' \n\t\n')).toEqual([]));
});

describe('split', () => {
  test('puts the caret at the beginning of the new paragraph', () => {
    const edited = splitSegment(sheet('Сайн уу. Баяртай.'), 's0', 8);
    expect(texts(edited.segments)).toEqual(['Сайн уу.', 'Баяртай.']);
    expect(edited.caret).toEqual({ segmentId: edited.segments[1]?.id, offset: 0 });
  });
  test('drops what was selected', () => {
    expect(texts(splitSegment(sheet('abcdef'), 's0', 2, 4).segments)).toEqual(['ab', 'ef']);
  });
  test('then merge gives the text back', () => {
    const { segments } = splitSegment(sheet('one two'), 's0', 3);
    const merged = mergeWithPrevious(segments, segments[1]?.id ?? '');
    expect(texts(merged.segments)).toEqual(['one two']);
    expect(merged.caret).toEqual({ segmentId: 's0', offset: 4 });
  });
});

test('a line break typed without a key divides too', () => {
  const edited = typeText(sheet('нэг', 'z'), 's0', 'нэг\n хоёр');
  expect(texts(edited.segments)).toEqual(['нэг', 'хоёр', 'z']);
  expect(edited.caret?.segmentId).toBe(edited.segments[1]?.id);
  expect(typeText(sheet('a'), 's0', 'ab').segments).toEqual([{ id: 's0', text: 'ab' }]);
});

describe('merge', () => {
  test('of the first with what is before changes nothing', () => {
    const before = sheet('a', 'b');
    expect(mergeWithPrevious(before, 's0').segments).toBe(before);
  });
  test('an empty paragraph leaves no space behind', () => {
    expect(texts(mergeWithPrevious(sheet('a', ''), 's1').segments)).toEqual(['a']);
  });
  test('with the next keeps the first id', () => {
    const { segments } = mergeWithNext(sheet('a', 'b', 'c'), 's0');
    expect(segments).toEqual([
      { id: 's0', text: 'a b' },
      { id: 's2', text: 'c' },
    ]);
  });
});

describe('move', () => {
  test.each([
    ['s0', 2, 'b c a'],
    ['s2', 0, 'c a b'],
    ['s1', 99, 'a c b'],
    ['s1', -5, 'b a c'],
  ])('%s to %i', (id, to, wanted) => {
    expect(texts(moveSegment(sheet('a', 'b', 'c'), id, to).segments).join(' ')).toBe(wanted);
  });
  test('to its own place changes nothing', () => {
    const before = sheet('a', 'b');
    expect(moveSegment(before, 's1', 1).segments).toBe(before);
  });
});

describe('paste', () => {
  test('of one line goes into the paragraph', () => {
    const edited = pasteInto(sheet('ab'), 's0', 1, 1, 'X\n');
    expect(texts(edited.segments)).toEqual(['aXb']);
    expect(edited.caret).toEqual({ segmentId: 's0', offset: 2 });
  });
  test('of several makes paragraphs around the caret', () => {
    const edited = pasteInto(sheet('before after', 'z'), 's0', 7, 7, 'one\n\ntwo\nthree ');
    expect(texts(edited.segments)).toEqual(['before one', 'two', 'threeafter', 'z']);
    expect(edited.caret).toEqual({ segmentId: edited.segments[2]?.id, offset: 5 });
  });
});

test('the last paragraph removed leaves an empty sheet', () => {
  expect(texts(removeSegment(sheet('a'), 's0').segments)).toEqual(['']);
});

test('imported text fills an empty sheet and follows a written one', () => {
  expect(texts(appendAll(sheet(''), ['a', 'b']).segments)).toEqual(['a', 'b']);
  expect(texts(appendAll(sheet('x', ''), ['a']).segments)).toEqual(['x', 'a']);
  expect(texts(appendAll(sheet('x'), []).segments)).toEqual(['x']);
  const { segments, caret } = appendAll(sheet('x'), ['a', 'b']);
  expect(caret).toEqual({ segmentId: segments[1]?.id, offset: 0 });
});
