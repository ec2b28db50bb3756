import type { Language } from '@duu/contract/language';

/** The language that a text's letters speak for: Mongolian where Cyrillic (or Mongolian script) outweighs Latin. */
export function guessLanguage(text: string): Language {
  const cyrillic = text.match(/[\p{Script=Cyrillic}\p{Script=Mongolian}]/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return cyrillic > 0 && cyrillic * 2 >= latin ? 'mn' : 'en';
}
