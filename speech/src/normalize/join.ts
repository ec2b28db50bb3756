import type { Token } from '@duu/contract/token';

/** The place of a token's words in a segment's `spoken`: UTF-16 offsets, `end` exclusive. */
export interface SpokenSpan {
  readonly start: number;
  readonly end: number;
  readonly token: Token;
}

export const strength = [',', ';', ':', '…', '.', '!', '?'];

/**
 * Joins tokens: one space between words, punctuation attached to the word before it. Of several marks in a row the
 * strongest stays; a segment never starts with one.
 */
export function joinTokens(tokens: readonly Token[]): { spoken: string; spans: SpokenSpan[] } {
  const pieces: string[] = [];
  const spans: SpokenSpan[] = [];
  let length = 0;
  let last = '';
  for (const token of tokens) {
    if (token.spoken === '') continue;
    if (strength.includes(token.spoken)) {
      if (last === '') continue;
      if (strength.includes(last)) {
        if (strength.indexOf(token.spoken) > strength.indexOf(last)) {
          pieces[pieces.length - 1] = token.spoken;
          last = token.spoken;
          // The stronger mark replaces the weaker one and belongs to the later token.
          spans.pop();
          spans.push({ start: length - 1, end: length, token });
        }
        continue;
      }
      pieces.push(token.spoken);
      spans.push({ start: length, end: length + token.spoken.length, token });
      length += token.spoken.length;
      last = token.spoken;
      continue;
    }
    const gap = length > 0 ? ' ' : '';
    pieces.push(gap + token.spoken);
    spans.push({
      start: length + gap.length,
      end: length + gap.length + token.spoken.length,
      token,
    });
    length += gap.length + token.spoken.length;
    last = token.spoken.slice(-1);
  }
  return { spoken: pieces.join(''), spans };
}

/** Maps places in `spoken` back to their tokens, in order; silent tokens have no span. */
export function spokenSpans(tokens: readonly Token[]): SpokenSpan[] {
  return joinTokens(tokens).spans;
}
