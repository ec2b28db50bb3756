import { expect, test } from 'vitest';
import { everywhere } from './by-first.ts';
import type { Rule } from './draft.ts';
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

test('a rule marked with a kind of character reads nothing at another', () => {
  const unmarked = [englishRulesIn(everywhere)];
  const other = some.filter((text) => said(text, englishRules) !== said(text, unmarked));
  expect(other).toEqual([]);
});
