import type { Language } from '@duu/contract/language';
import type { Token } from '@duu/contract/token';
import { voiceLanguage } from '../normalize/voice-language.ts';

/** What follows a clause. `switch`: the same sentence continues in another voice. */
export type Border = 'switch' | 'clause' | 'sentence' | 'line' | 'end';

export interface Clause {
  readonly tokens: readonly Token[];
  readonly language: Language;
  readonly border: Border;
}

const sentenceEnd = /[.!?…]/;
const clauseEnd = /[,;:]/;

/**
 * Splits a passage's tokens into clauses, each in the language of one voice. A line that ends without a mark gets a
 * full stop, so that a title or a list item does not run into the next line.
 * @param parts whether foreign words become separate clauses
 */
export function clauses(
  passage: string,
  tokens: readonly Token[],
  language: Language,
  parts: boolean,
): Clause[] {
  const found: Clause[] = [];
  let current: Token[] = [];
  let voice = language;
  const close = (border: Border) => {
    if (current.some(isSpoken)) found.push({ tokens: current, language: voice, border });
    else if (found.length > 0 && border !== 'switch') raise(found, border, current);
    current = [];
  };
  for (const token of tokens) {
    const written = passage.slice(token.start, token.end);
    if (token.kind === 'space' || token.spoken === '') {
      if (!written.includes('\n')) continue;
      current.push({ ...token, kind: 'punctuation', spoken: '.', certain: true });
      close('line');
    } else if (token.kind === 'punctuation') {
      current.push(token);
      if (sentenceEnd.test(token.spoken)) close('sentence');
      else if (clauseEnd.test(token.spoken)) close('clause');
    } else {
      const next = parts ? voiceLanguage(token, language) : language;
      if (next !== voice && current.length > 0) close('switch');
      voice = next;
      current.push(token);
    }
  }
  close('end');
  return found;
}

const isSpoken = (token: Token): boolean => token.kind !== 'punctuation' && token.spoken !== '';

const rank: readonly Border[] = ['switch', 'clause', 'sentence', 'line', 'end'];

/** Marks without words (a second full stop, an empty line) belong to the previous clause. */
function raise(found: Clause[], border: Border, marks: readonly Token[]): void {
  const last = found.at(-1);
  if (!last) return;
  const higher = rank.indexOf(border) > rank.indexOf(last.border) ? border : last.border;
  found[found.length - 1] = { ...last, tokens: [...last.tokens, ...marks], border: higher };
}
