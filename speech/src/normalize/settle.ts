import type { Token } from '@duu/contract/token';
import { draft, type Rule } from './draft.ts';
import { joinTokens, type SpokenSpan, strength } from './join.ts';

const rounds = 2;

/** What is said for figures, signs and letters, and not for words. */
const fromSigns = new Set<string>(
  `number decimal fraction range ordinal date time money percent phone unit symbol email url roman initialism
  abbreviation foreign`.split(/\s+/),
);
const short = new Set('and by dot is not of oh one or per six ten than the to two'.split(' '));
/** A word without a vowel might be a short form, and so might a short one: Sept. */
const long = /^(?:(?=.?[a-z]*[aeiouy])(?:[a-z]{4,}|[A-Z][a-z]{5,})|[а-яёөү]{4,})$/;

/** Finds the words of what is said of which nothing else can be made: plain ones, and letters in a row or an address. */
function plainWords({ kind, spoken }: Token): { readonly word: string; readonly index: number }[] {
  const words = spoken.split(' ');
  const isCapital = (word = '') => word.length === 1 && word !== word.toLowerCase();
  const isAddress = kind === 'url' || kind === 'email';
  const isLetter = (at: number) =>
    isCapital(words[at]) && (isAddress || isCapital(words[at - 1]) || isCapital(words[at + 1]));
  let next = 0;
  return words.flatMap((word, at) => {
    const index = next;
    next += word.length + 1;
    return short.has(word) || long.test(word) || isLetter(at) ? [{ word, index }] : [];
  });
}

/** Takes plain words as they are: those that were written, and those that a rule has said for figures. */
function saidRule(spans: readonly SpokenSpan[], written: string): Rule {
  const said = new Map<number, Token>();
  for (const { start, token } of spans) {
    const isWritten = written.slice(token.start, token.end) === token.spoken;
    if (isWritten ? token.kind !== 'word' : !fromSigns.has(token.kind)) continue;
    for (const { word, index } of plainWords(token))
      said.set(start + index, { ...token, spoken: word });
  }
  return ({ text, at, options }) => {
    const one = text.charAt(at);
    if (one === ' ') return draft(at + 1, 'space', '');
    if (strength.includes(one)) return draft(at + 1, 'punctuation', one);
    const token = said.get(at);
    if (!token || !text.startsWith(token.spoken, at)) return undefined;
    // Words of the other language are not plain.
    const isMongolian = options.language === 'mn';
    if (/[а-яёөү]/.test(token.spoken) !== isMongolian) return undefined;
    const end = at + token.spoken.length;
    // Beside a mark, a word might be clipped (bach.) or a contraction (… dont).
    const isBesideMark = strength.includes(text.charAt(at - 2)) || text.charAt(end) === '.';
    if (isBesideMark && (isMongolian || token.kind === 'word')) return undefined;
    return draft(end, token.kind, token.spoken, token.certain);
  };
}

/**
 * Makes a reading stable: it is read again, and if that changes it (letters from two signs meet and look like an
 * abbreviation), the tokens take the second reading. Ordinary texts are stable already, so this costs one more pass.
 */
export function settle(
  tokens: Token[],
  written: string,
  read: (text: string, said: Rule) => readonly Token[],
): Token[] {
  let current = tokens;
  for (let round = 0; round < rounds; round++) {
    const { spoken, spans } = joinTokens(current);
    const again = read(spoken, saidRule(spans, written));
    if (joinTokens(again).spoken === spoken) return current;
    const parts = new Map<Token, Token[]>();
    let index = 0;
    for (const part of again) {
      while (index < spans.length - 1 && (spans[index]?.end ?? 0) <= part.start) index++;
      const owner = spans[index]?.token;
      if (!owner || part.spoken === '') continue;
      const list = parts.get(owner);
      if (list) list.push(part);
      else parts.set(owner, [part]);
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
