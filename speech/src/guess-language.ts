import type { Language } from '@duu/contract/language';
import { withoutMarks } from '@duu/contract/marks';

/** Guesses a text's language by its letters: Mongolian if Cyrillic (or Mongolian script) outweighs Latin. */
export function guessLanguage(written: string): Language {
  const text = withoutMarks(written);
  const cyrillic = text.match(/[\p{Script=Cyrillic}\p{Script=Mongolian}]/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return cyrillic > 0 && cyrillic * 2 >= latin ? 'mn' : 'en';
}
