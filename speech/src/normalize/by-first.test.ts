import { expect, test } from 'vitest';
import { everywhere, inOrder } from './by-first.ts';
import type { Rule } from './draft.ts';
import { plainWordRule } from './en/plain-words.ts';
import { englishRules, englishRulesIn } from './en/rules.ts';
import { fold } from './fold.ts';
import { readTables } from './regression/cases.ts';
import { scanTokens } from './scan.ts';

// All of the corpus would take as long as its own test. In small letters and in capitals every rule is passed.
const some = readTables()
  .flatMap(({ cases }) => cases)
  .filter(({ language }, at) => language === 'en' && at % 50 === 0)
  .flatMap(({ written }) => [written, written.toLowerCase(), written.toUpperCase()]);

const said = (text: string, rules: readonly Rule[]) =>
  scanTokens(fold(text), text.length, { language: 'en' }, rules)
    .map(({ spoken }) => spoken)
    .join('|');

test('a rule reads nothing where it is not tried', () => {
  const unmarked = [englishRulesIn(everywhere)];
  const other = some.filter((text) => said(text, englishRules) !== said(text, unmarked));
  expect(other).toEqual([]);
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
