import type { NormalizedSegment, Token } from '@duu/contract/token';
import { joinTokens } from '../normalize/join.ts';
import type { NormalizeOptions } from '../normalize/options.ts';

/** Words, blanks and marks as they stand; anything else is not spoken. */
export function normalize(text: string, _options: NormalizeOptions): NormalizedSegment {
  const tokens: Token[] = [];
  for (const match of text.matchAll(/[\p{L}\p{M}'’]+|\s+|[.,!?;:…]|[^]/gu)) {
    const [piece] = match;
    const kind = /^\p{L}/u.test(piece)
      ? 'word'
      : /^\s/.test(piece)
        ? 'space'
        : /^[.,!?;:…]/.test(piece)
          ? 'punctuation'
          : 'dropped';
    const spoken = kind === 'word' || kind === 'punctuation' ? piece : '';
    const start = match.index;
    tokens.push({ start, end: start + piece.length, kind, spoken, certain: true });
  }
  return { tokens, spoken: joinTokens(tokens).spoken };
}
