import type { Language } from '@duu/contract/language';
import type { Token } from '@duu/contract/token';

/**
 * Returns the language of the voice for a token in a segment of `language`: foreign words left in their own letters go
 * to the other voice, everything else stays.
 */
export function voiceLanguage(token: Token, language: Language): Language {
  if (!['foreign', 'dictionary', 'script'].includes(token.kind)) return language;
  if (language === 'mn') return /[A-Za-z]/.test(token.spoken) ? 'en' : 'mn';
  return /\p{Script=Cyrillic}/u.test(token.spoken) ? 'mn' : 'en';
}
