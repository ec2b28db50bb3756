import type { Language } from '@duu/contract/language';
import type { PauseKind } from '@duu/contract/pauses';
import type { Token } from '@duu/contract/token';
import type { Melody } from '../engines/engine.ts';
import { voiceLanguage } from '../normalize/voice-language.ts';

/**
 * What follows a clause. `switch`: the same sentence continues in another voice; `end`: the passage ends, maybe within a
 * sentence.
 */
export type Border = 'switch' | 'end' | PauseKind;

export interface Clause {
  readonly tokens: readonly Token[];
  readonly language: Language;
  readonly border: Border;
  readonly melody?: Melody;
  /** The pause that the text itself asks for after the clause, in ms: `<break time="1s"/>`. */
  readonly pauseMs?: number;
  /** Whether a mark asks for it: `[pause 1s]`. */
  readonly isExact?: boolean;
}

/** Silence that a mark asks for, at its place in the passage. */
export interface MarkedPause {
  readonly at: number;
  readonly ms: number;
}

const sentenceEnd = /[.!?…]/;
const clauseEnd = /[,;:]/;
/** «Чи ирэх үү?» гэж асуув. The sky is... blue. A full stop before a small letter ends an abbreviation. */
const goesOn =
  /^["'»”’›)\]]{0,3}(?:[^\S\n]{1,9}|[^\S\n]{0,9}[-\u2013\u2014][^\S\n]{0,9})["'«“‘(]{0,2}\p{Ll}/u;
/** What `<break time="1s"/>` asks for, at most ten seconds. */
const breakTime =
  /<break\b[^<>]{0,60}?\stime\s{0,9}=\s{0,9}["']?\+?(\d{1,5}(?:\.\d{1,3})?)(ms|s)\b/i;
const maxBreakMs = 10_000;

function breakMs(written: string): number | undefined {
  const [, time, unit] = breakTime.exec(written) ?? [];
  if (time === undefined) return undefined;
  return Math.min(maxBreakMs, Math.round(Number(time) * (unit?.toLowerCase() === 's' ? 1000 : 1)));
}

/**
 * Splits a passage's tokens into clauses, each in the language of one voice. A line that ends without a mark gets a
 * full stop, so that a title or a list item does not run into the next line; a cell or a poem's line gets a comma.
 * @param parts whether foreign words become separate clauses
 * @param lineEnd what ends at a line break of the passage; undefined if the line goes on
 * @param marked pauses after the first spoken word
 */
export function clauses(
  passage: string,
  tokens: readonly Token[],
  language: Language,
  parts: boolean,
  lineEnd: (at: number) => PauseKind | undefined,
  marked: readonly MarkedPause[] = [],
): Clause[] {
  const found: Clause[] = [];
  let current: Token[] = [];
  let voice = language;
  const close = (border: Border, pauseMs?: number) => {
    if (current.some(isSpoken)) found.push({ tokens: current, language: voice, border });
    else if (found.length > 0 && border !== 'switch') raise(found, border, current);
    current = [];
    const last = found.at(-1);
    if (last && pauseMs !== undefined) found[found.length - 1] = { ...last, pauseMs };
  };
  const pause = (ms: number) => {
    const hasNew = current.some(isSpoken);
    close('clause');
    const last = found.at(-1);
    if (!last) return;
    const before = !hasNew && last.isExact ? (last.pauseMs ?? 0) : 0;
    found[found.length - 1] = { ...last, pauseMs: before + ms, isExact: true };
  };
  // Where nothing has a capital, a small letter begins a sentence too.
  const hasCapitals = /\p{Lu}/u.test(passage);
  for (const token of tokens) {
    const writtenPauses = marked.filter(({ at }) => at >= token.start && at < token.end);
    const written = passage.slice(token.start, token.end);
    // A tab that only indents is not spoken.
    const isCell = written.includes('\t') && token.spoken !== '';
    if (token.spoken === '' || written.includes('\n') || isCell) {
      const border = written.includes('\n') ? lineEnd(token.start) : isCell ? 'cell' : undefined;
      if (border && current.some(isSpoken)) {
        const mark = border === 'cell' || border === 'poemLine' ? ',' : '.';
        current.push({ ...token, kind: 'punctuation', spoken: mark, certain: true });
      }
      if (border) close(border);
    } else if (token.kind === 'punctuation') {
      current.push(token);
      const isWithin =
        hasCapitals &&
        token.spoken !== '.' &&
        goesOn.test(passage.slice(token.end, token.end + 24));
      if (sentenceEnd.test(token.spoken)) close(isWithin ? 'clause' : 'sentence');
      else if (clauseEnd.test(token.spoken)) close('clause', breakMs(written));
    } else {
      const next = parts ? voiceLanguage(token, language) : language;
      if (next !== voice && current.length > 0) close('switch');
      voice = next;
      current.push(token);
    }
    for (const { ms } of writtenPauses) pause(ms);
  }
  close('end');
  const isComma = (token?: Token): boolean =>
    token !== undefined && passage.slice(token.start, token.end) === ',';
  return found.map((clause, at) =>
    isListItem(found, at, isComma) ? { ...clause, melody: 'list' } : clause,
  );
}

const isSpoken = (token: Token): boolean => token.kind !== 'punctuation' && token.spoken !== '';

/** The border with the longer pause holds. A passage's end says nothing about what ended before it. */
const rank: readonly Border[] = [
  ...(['end', 'switch', 'clause', 'cell', 'poemLine', 'sentence', 'paragraph', 'heading'] as const),
];

/** Marks without words (a second full stop, an empty line) belong to the previous clause. */
function raise(found: Clause[], border: Border, marks: readonly Token[]): void {
  const last = found.at(-1);
  if (!last) return;
  const higher = rank.indexOf(border) > rank.indexOf(last.border) ? border : last.border;
  found[found.length - 1] = { ...last, tokens: [...last.tokens, ...marks], border: higher };
}

/** Words of an item: the first has those of its sentence before it. */
const itemWords = { first: 5, later: 3 } as const;

/** Returns whether a short clause between commas has another one beside it: хуруу, чих, нүд хоёр. */
function isListItem(
  found: readonly Clause[],
  at: number,
  isComma: (token?: Token) => boolean,
): boolean {
  const isItem = (index: number): boolean => {
    const clause = found[index];
    if (clause?.border === 'cell') return true;
    if (clause?.border !== 'clause' || !isComma(clause.tokens.at(-1))) return false;
    const isFirst = found[index - 1]?.border !== 'clause';
    const words = clause.tokens.filter(isSpoken).length;
    return words <= (isFirst ? itemWords.first : itemWords.later);
  };
  return isItem(at) && (found[at]?.border === 'cell' || isItem(at - 1) || isItem(at + 1));
}

export const isLineEnd = (border: Border): boolean =>
  border === 'paragraph' || border === 'heading' || border === 'poemLine';
