import { expect, test } from 'vitest';
import { joinLines, WordsInUse } from './divided-words.ts';

test.each([
  ['He made a well-', 'known speech', 'He made a well-known speech'],
  ['in self-', 'defense', 'in self-defense'],
  ['an X-', 'ray', 'an X-ray'],
  ['inter-', 'national', 'international'],
  ['Улаан-', 'баатар', 'Улаанбаатар'],
  ['УИХ-', 'ын гишүүд', 'УИХ-ын гишүүд'],
  ['ТВ-', 'гээр', 'ТВ-гээр'],
  ['2026-', '2027 он', '2026-2027 он'],
  ['Smith-', 'Jones', 'Smith-Jones'],
  ['commu\u00ad', 'nication', 'communication'],
  ['commu\u2010', 'nication', 'communication'],
  ['the end —', 'and', 'the end — and'],
  ['the end—', 'and', 'the end—and'],
  ['Boeing 737–', '8 and 737–9', 'Boeing 737–8 and 737–9'],
  ['see https://', 'duu.mn/help', 'see https://duu.mn/help'],
  ['see www.duu.mn/help/', 'voices.html', 'see www.duu.mn/help/voices.html'],
  ['see www.duu.mn/help/', 'for voices', 'see www.duu.mn/help/ for voices'],
  ['a five-year-', 'old child', 'a five-year-old child'],
  ['state-of-the-', 'art', 'state-of-the-art'],
  ['an out-of-', 'the-way inn', 'an out-of-the-way inn'],
  ['its co-opera-', 'tive', 'its co-operative'],
  ['decision-', 'making', 'decision-making'],
  ['нэг', 'хоёр', 'нэг хоёр'],
  ['', 'хоёр', 'хоёр'],
])('%s and %s', (before, after, wanted) => expect(joinLines(before, after)).toBe(wanted));

test('a word is divided as it is written elsewhere', () => {
  const words = new WordsInUse();
  words.add('The co-operative and the rewell known ажил-амьдрал');
  expect(joinLines('a co-', 'operative', words)).toBe('a co-operative');
  expect(joinLines('ажил-', 'амьдрал', words)).toBe('ажил-амьдрал');
  expect(joinLines('re-', 'well', words)).toBe('rewell');
});
