import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkRows } from '../testing/check-rows.ts';
import { khalkhaPhonemes } from './khalkha.ts';
import { toIpa } from './phoneme.ts';

const words = readFileSync(new URL('./khalkha-words.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [word = '', ipa = ''] = line.split('\t');
    return { word, ipa };
  });

describe('khalkhaPhonemes', () => {
  it('khalkha-words.tsv has at least 400 words', () => {
    expect(new Set(words.map(({ word }) => word)).size).toBeGreaterThanOrEqual(400);
  });

  it('says every word of khalkha-words.tsv as it is written there', () => {
    checkRows(
      words,
      ({ word }) => word,
      ({ word, ipa }) => expect(toIpa(khalkhaPhonemes(word))).toBe(ipa),
    );
  });
});
