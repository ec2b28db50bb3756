import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
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
  it('is checked against at least 400 words', () => {
    expect(new Set(words.map(({ word }) => word)).size).toBeGreaterThanOrEqual(400);
  });

  it('reads every word of the table', () => {
    const read = words.map(({ word }) => `${word} is ${toIpa(khalkhaPhonemes(word))}`);
    expect(read).toEqual(words.map(({ word, ipa }) => `${word} is ${ipa}`));
  });
});
