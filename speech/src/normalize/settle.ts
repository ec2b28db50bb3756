import type { Token } from '@duu/contract/token';
import { joinTokens } from './join.ts';

const rounds = 5;

/**
 * Makes a reading its own reading: what is said is read again, and where that changes it (a letter from one sign
 * meets a letter from the next and they look like an abbreviation), the tokens take the second reading over.
 * Ordinary texts are stable at once, so this costs one more pass.
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
      // A person's own words are never read again.
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
