import { describe, expect, it, test } from 'vitest';
import { countSegments } from './count-segments.ts';
import {
  blankMarks,
  marksOf,
  shownText,
  voiceStretches,
  voicesOf,
  withoutMarks,
  wrongMarkIn,
} from './marks.ts';

describe('marksOf', () => {
  it.each([
    ['[pause 1s]', 1000],
    ['[pause 1.5s]', 1500],
    ['[pause 1,5 s]', 1500],
    ['[Pause 250ms]', 250],
    ['[ pause 250 мс ]', 250],
    ['[завсарлага 2с]', 2000],
    ['[завсарлага 10 сек]', 10_000],
  ])('reads %s as silence of %i ms', (written, ms) => {
    const text = `Нэг ${written} хоёр`;
    expect(marksOf(text)).toEqual([{ kind: 'pause', ms, start: 4, end: 4 + written.length }]);
  });

  it.each([
    '[pause]',
    '[pause 1]',
    '[pause 1m]',
    '[pause -1s]',
    '[pause 0s]',
    '[pause 10.1s]',
    '[pause 1s',
    '[voice ]',
    '[voice : Анна]',
    'Сайн [voice Бат] уу',
  ])('tells that %s can’t be read', (written) => {
    expect(marksOf(written)).toMatchObject([{ kind: 'wrong' }]);
    expect(wrongMarkIn(['Нэг.', written])).toBe(2);
  });

  it.each(['[1]', '[Music]', '[paused 1s]', 'pause 1s', '[ ]', '[voices]'])(
    'leaves %s as text',
    (written) => expect(marksOf(written)).toEqual([]),
  );

  it('tells of a mark in a mark that it can’t be read', () => {
    for (const text of ['[pause [pause 1s]', '[voice [pause 1s]]', '[voice Бат [voice Оюун]'])
      expect(wrongMarkIn([text]), text).toBe(1);
  });

  it('takes a voice at the start of a line, also after another mark', () => {
    const text = '[voice Бат] Сайн уу?\n[pause 1s] [уншигч Saraa] Сайн.';
    expect(marksOf(text).map(({ kind }) => kind)).toEqual(['voice', 'pause', 'voice']);
    expect(voicesOf([text, 'Нэг'])).toEqual(['бат', 'saraa']);
    const parts = voiceStretches(text).map(({ start, end, voice }) => [
      voice,
      text.slice(start, end),
    ]);
    expect(parts).toEqual([
      ['бат', '[voice Бат] Сайн уу?\n[pause 1s] '],
      ['saraa', '[уншигч Saraa] Сайн.'],
    ]);
  });

  it('finds equal marks each in its place', () => {
    expect(marksOf('[pause 1s] а [pause 1s] б').map(({ start }) => start)).toEqual([0, 13]);
  });
});

test('marks are not counted, and blanks keep the places of what follows', () => {
  const text = '[voice Бат] Сайн. [pause 1s] Баяртай.';
  expect(withoutMarks(text)).toBe('Сайн. Баяртай.');
  expect(countSegments([text])).toBe(countSegments(['Сайн. Баяртай.']));
  expect(withoutMarks('Нэг. [pause 1s] [pause 2s]\nХоёр [pause 1s]')).toBe('Нэг.\nХоёр');
  expect(blankMarks(text)).toHaveLength(text.length);
  expect(blankMarks(text).indexOf('Баяртай')).toBe(text.indexOf('Баяртай'));
});

test('a voice with whose words it reads shows them, and neither speaks nor counts them', () => {
  const text = '[voice Бат: Анна (инээж)] Сайн уу?\n[уншигч Сараа :Эмч ] Сайн.';
  expect(marksOf(text)).toMatchObject([
    { kind: 'voice', name: 'Бат', label: { name: 'Анна (инээж)' } },
    { kind: 'voice', name: 'Сараа', label: { name: 'Эмч' } },
  ]);
  expect(voicesOf([text])).toEqual(['бат', 'сараа']);
  expect(withoutMarks(text)).toBe('Сайн уу?\nСайн.');
  expect(blankMarks(text)).not.toMatch(/Анна|Эмч|:/);
  const shown = shownText(text);
  expect(shown).toHaveLength(text.length);
  expect(shown.replace(/ +/g, ' ')).toBe(' Анна (инээж): Сайн уу?\n Эмч: Сайн.');
  expect(shown.indexOf('Сайн уу')).toBe(text.indexOf('Сайн уу'));
  expect(marksOf('[voice Бат: ]')).toMatchObject([{ kind: 'voice', name: 'Бат', label: null }]);
  expect(shownText('[voice Бат: Бат] Нэг')).toBe('            Бат: Нэг');
});
