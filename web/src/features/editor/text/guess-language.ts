import type { Language } from '@duu/contract/language';
import { withoutMarks } from '@duu/contract/marks';

/** Number of letters to check; more would not change the result. */
const enough = 2000;

/** Returns the language of most letters; null if there are none, or equally many of both. */
export function guessLanguage(texts: readonly string[]): Language | null {
  const text = withoutMarks(texts.join('\n')).slice(0, enough);
  const cyrillic = text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (cyrillic === latin) return null;
  return cyrillic > latin ? 'mn' : 'en';
}
