import type { Token } from '@duu/contract/token';
import { joinTokens } from './join.ts';

const rounds = 5;

/**
 * Makes a reading stable: it is read again, and if that changes it (letters from two signs meet and look like an
 * abbreviation), the tokens take the second reading. Ordinary texts are stable already, so this costs one more pass.
 */
export function settle(tokens: Token[], read: (text: string) => readonly Token[]): Token[] {
  let current = tokens;
  for (let round = 0; round < rounds; round++) {
    const { spoken, spans } = joinTokens(current);
    const again = read(spoken);
    if (joinTokens(again).spoken === spoken) return current;
    const parts = new Map<Token, Token[]>();
    let index = 0;
    for (const part of again) {
      while (index < spans.length - 1 && (spans[index]?.end ?? 0) <= part.start) index++;
      const owner = spans[index]?.token;
      if (!owner || part.spoken === '') continue;
      const list = parts.get(owner) ?? [];
      list.push(part);
      parts.set(owner, list);
    }
    let changed = false;
    current = current.map((token) => {
      // A user's own words are never read again.
      if (token.spoken === '' || token.kind === 'dictionary') return token;
      const list = parts.get(token) ?? [];
      const kept =
        token.kind === 'punctuation'
          ? list.slice(0, 1)
          : list.filter(({ kind }) => kind !== 'punctuation');
      const said = kept.map((part) => part.spoken).join(' ');
      if (said === token.spoken) return token;
      changed = true;
      return { ...token, spoken: said, certain: false };
    });
    if (!changed) return current;
  }
  return current;
}
