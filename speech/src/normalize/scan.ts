import type { Token } from '@duu/contract/token';
import { firstAnswer } from './by-first.ts';
import type { Draft, Rule } from './draft.ts';
import type { Folded } from './fold.ts';
import { replaceLookAlikes } from './look-alikes.ts';
import type { NormalizeOptions } from './options.ts';

const wordEnd = /[\p{L}\p{M}]+$/u;
const closing = /[.!?…\n]/;

/**
 * Scans the text once: at each place the user's own words take precedence, then the first rule that matches; if none
 * does, one character is dropped. Maps the drafts' ends back to the original text; what folding left without length
 * joins its neighbour.
 * @param length of the original text
 */
export function scanTokens(
  folded: Folded,
  length: number,
  options: NormalizeOptions,
  rules: readonly Rule[],
  own?: Rule,
): Token[] {
  const canonical = replaceLookAlikes(folded.text, options.language);
  const drafts: Draft[] = [];
  let at = 0;
  let before = '';
  while (at < canonical.length) {
    const scan = { text: canonical, at, options, before, own };
    const answer = own?.(scan) ?? firstAnswer(rules, scan);
    const found = answer ?? dropped(canonical, at);
    for (const draft of Array.isArray(found) ? found : [found]) {
      const written = canonical.slice(Math.max(at, draft.end - 40), draft.end);
      if (draft.kind === 'punctuation') before = closing.test(written) ? '' : before;
      else if (draft.kind !== 'space') before = (wordEnd.exec(written)?.[0] ?? '').toLowerCase();
      drafts.push(draft);
      at = draft.end;
    }
  }
  return place(drafts, folded, length);
}

function dropped(text: string, at: number): Draft {
  const size = String.fromCodePoint(text.codePointAt(at) ?? 0).length;
  return { end: at + size, kind: 'dropped', spoken: '', certain: false };
}

function place(drafts: readonly Draft[], { ends, gaps }: Folded, length: number): Token[] {
  const tokens: Token[] = [];
  let start = 0;
  const leaveOut = (end: number | undefined) => {
    if (end === undefined || end <= start) return;
    tokens.push({ start, end, kind: 'dropped', spoken: '', certain: true });
    start = end;
  };
  let from = 0;
  for (const { end: to, kind, spoken: said, certain } of drafts) {
    const spoken = said.includes(' ') ? said.trim().replaceAll(/ {2,}/g, ' ') : said;
    leaveOut(gaps.get(from));
    from = to;
    const end = ends[to - 1] ?? length;
    const previous = tokens.at(-1);
    if (end > start) tokens.push({ start, end, kind, spoken, certain });
    else if (previous && spoken !== '') {
      if (previous.spoken === '')
        tokens[tokens.length - 1] = { ...previous, kind, spoken, certain };
      else if (kind !== 'punctuation' && previous.kind !== 'punctuation') {
        // A user's own words are charged, whichever part of a sign they are said for.
        const both = kind === 'dictionary' ? kind : previous.kind;
        const said = `${previous.spoken} ${spoken}`;
        tokens[tokens.length - 1] = { ...previous, kind: both, spoken: said };
      }
    }
    start = Math.max(start, end);
  }
  leaveOut(gaps.get(from));
  if (tokens.length === 0 && length > 0)
    return [{ start: 0, end: length, kind: 'dropped', spoken: '', certain: true }];
  return tokens;
}
