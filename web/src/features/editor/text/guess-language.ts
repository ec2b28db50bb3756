import type { Language } from '@duu/contract/language';

/** Letters looked at; a longer text is no clearer. */
const enough = 2000;

/** The language that most letters belong to; null where there are none, or as many of both. */
export function guessLanguage(texts: readonly string[]): Language | null {
  const text = texts.join(' ').slice(0, enough);
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (cyrillic === latin) return null;
  return cyrillic > latin ? 'mn' : 'en';
}
