import type { Language } from '@duu/contract/language';
import { expect, test } from 'vitest';
import { inParts } from '../testing/in-parts.ts';
import { everywhere, inOrder } from './by-first.ts';
import type { Rule } from './draft.ts';
import { plainWordRule } from './en/plain-words.ts';
import { englishRules, englishRulesIn } from './en/rules.ts';
import { fold } from './fold.ts';
import { plainWordRule as plainMongolianRule } from './mn/plain-words.ts';
import { mongolianRules } from './mn/rules.ts';
import { readTables } from './regression/cases.ts';
import { scanTokens } from './scan.ts';

// All of the corpus would take as long as its own test. In small letters and in capitals every rule is passed.
const some = readTables()
  .flatMap(({ cases }) => cases)
  .filter(({ language }, at) => language === 'en' && at % 50 === 0)
  .flatMap(({ written }) => [written, written.toLowerCase(), written.toUpperCase()]);
const unmarked = [englishRulesIn(everywhere)];

const said = (text: string, rules: readonly Rule[], language: Language = 'en') =>
  scanTokens(fold(text), text.length, { language }, rules)
    .map(({ spoken }) => spoken)
    .join('|');

test.each(inParts(some, 45))(
  'a rule reads nothing where it is not tried: from text $from',
  ({ rows }) => {
    const other = rows.filter((text) => said(text, englishRules) !== said(text, unmarked));
    expect(other).toEqual([]);
  },
);

test('a long word is read at once beside figures too, but not what may name one', () => {
  const read = (text: string, word: string) =>
    plainWordRule({ text, at: text.indexOf(word), options: { language: 'en' }, before: '' })?.[0]
      ?.spoken;
  expect(read('At 5 the council voted 7-2.', 'council')).toBe('council');
  expect(read("At 5 the council's 7 members met.", 'council')).toBe("council's");
  expect(read('3x Resolution Brewing', 'Resolution')).toBe('Resolution');
  expect(read('3x Resolution 3/2023', 'Resolution')).toBeUndefined();
  expect(read('On 5 November 2026', 'November')).toBeUndefined();
  expect(read('See report 4.pdf and report.pdf', 'report.')).toBeUndefined();
});

// What is spoken is words, with no figure or sign near.
const words = readTables()
  .flatMap(({ cases }) => cases)
  .filter(({ language }, at) => language === 'en' && at % 200 === 0)
  .map(({ spoken }) => spoken.replaceAll(/[.,?!:;…]/g, ''));

test('an ordinary word among words is read as all rules would read it', () => {
  const slow = [englishRulesIn(inOrder)];
  expect(words.filter((text) => said(text, englishRules) !== said(text, slow))).toEqual([]);
  const answered: string[] = [];
  const told: Rule = (scan) => {
    const answer = plainWordRule(scan);
    if (answer) answered.push(scan.text.slice(scan.at));
    return answer;
  };
  const text = 'The council of the whole town met there and the mayor spoke for long.';
  said(text, [told, ...slow]);
  expect(answered.length).toBeGreaterThan(4);
});

test('an ordinary Mongolian word is read as all rules would read it, wherever it stands', () => {
  const all = readTables()
    .flatMap(({ cases }) => cases)
    .filter(({ language }, at) => language === 'mn' && at % 5 === 0)
    .map(({ written }) => written);
  const slow = mongolianRules.filter((rule) => rule !== plainMongolianRule);
  expect(slow).toHaveLength(mongolianRules.length - 1);
  const other = all.filter((text) => said(text, mongolianRules, 'mn') !== said(text, slow, 'mn'));
  expect(other).toEqual([]);
});

test('no Mongolian word is ordinary that may be a short form or a part of a figure', () => {
  const read = (text: string) =>
    plainMongolianRule({ text, at: 0, options: { language: 'mn' }, before: '' })?.[0]?.spoken;
  expect(['хурал эхлэв', 'Хурал, тэгээд', 'хурал.'].map(read)).toEqual(['хурал', 'Хурал', 'хурал']);
  const others = [
    'тел 99112233',
    'км орчим',
    'Баа 18:30',
    'бна уу',
    'проф. Дорж',
    'ш дээ',
    'сайййн',
  ];
  const parts = ['хурал-аас', 'хурал"-ын', 'тайлан (2).docx', 'тайлан.docx', 'даваа - баасан'];
  expect([...others, ...parts].map(read).filter((one) => one !== undefined)).toEqual([]);
});
