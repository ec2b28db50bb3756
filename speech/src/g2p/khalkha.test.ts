import { describe, expect, it } from 'vitest';
import { khalkhaPhonemes } from './khalkha.ts';
import { toIpa } from './phoneme.ts';

describe('khalkhaPhonemes', () => {
  it.each([
    ['монгол', 'mˈɔŋɢɔ̆ɮ'],
    ['хана', 'χˈan'],
    ['хан', 'χˈaŋ'],
    ['бага', 'bˈaɢ'],
    ['баг', 'bˈaɡ'],
    ['морь', 'mˈœrʲ'],
    ['хоёр', 'χˈɔjɔ̆r'],
    ['улаанбаатар', 'ʊɮaːmbˈaːtɐr'],
  ])('%s is %s', (word, ipa) => {
    expect(toIpa(khalkhaPhonemes(word))).toBe(ipa);
  });
});
