/** First parts of English words that keep their hyphen. */
const keepsAfter = new Set(
  (
    'well self ill all cross half high low long short full part old new much so first second third one two three four ' +
    'five six seven eight nine ten twenty thirty forty fifty sixty seventy eighty ninety great mother father brother ' +
    'sister son daughter ex vice quasi non-profit north south east west top open close hard soft fast slow left right ' +
    'double single multi-year state ready warm cold hot far near big small large deep wide early late like real free ' +
    'check make break set stand run push pull follow take built custom hand home time year day world data user computer'
  ).split(' '),
);
/** Second parts of English words that keep their hyphen. */
const keepsBefore = new Set(
  (
    'known based like free made term making making driven related specific friendly oriented wide level scale class ' +
    'sized style looking speaking minded hearted handed headed eyed legged haired sided ended aged old year day hour ' +
    'minute month week mile foot inch page up off in out down of the and by to law owned funded led defined shaped ' +
    'colored coloured blooded spoken written read fed born bred dependent conscious aware control esteem confidence ' +
    'respect defense defence employed service taught sufficient century ray quality income cost risk speed'
  ).split(' '),
);

/** What joins the parts of longer words, and ends no part of a divided one. */
const smallWord = /^(?:and|by|for|in|of|off|on|or|out|the|to|up|with)$/iu;

const lastWord = /([\p{L}\p{N}’']+(?:-[\p{L}\p{N}’']+)*)[-\u2010]$/u;
/** A dash at a number or letter, and an address that goes on: what is not divided from the next line. */
const undivided = (before: string, after: string): boolean =>
  /[\p{L}\p{N}][–—]$|https?:\/\/$/u.test(before) ||
  (/(?:https?:\/\/|www\.)\S*\/$/u.test(before) && /^\S*(?:[._/=?#&%]\S|-\S*-\S)/u.test(after));
const firstWord = /^[\p{L}\p{N}’']+(?:[-\u2010][\p{L}\p{N}’']+)*/u;

/** Words of a document, which decide how a word that is divided in it is written. */
export class WordsInUse {
  readonly #words = new Set<string>();

  add(line: string): void {
    for (const [word] of line.matchAll(
      /[\p{L}][\p{L}’']*(?:-[\p{L}\p{N}’']+)*(?![-\u2010\p{L}])/gu,
    ))
      this.#words.add(word.toLowerCase());
  }

  has(word: string): boolean {
    return this.#words.has(word.toLowerCase());
  }
}

/** Returns whether the hyphen between the parts of a word at a line's end is part of the word. */
function keepsHyphen(first: string, second: string, words: WordsInUse | undefined): boolean {
  if (words?.has(`${first}-${second}`)) return true;
  const head = first.split('-').at(-1) ?? first;
  if (words?.has(`${head}${second}`)) return false;
  // ТВ-гээр, УИХ-ын, X-ray, 5-р, Smith-Jones.
  if (/[\p{Lu}\p{N}]$/u.test(head) || !/^\p{Ll}/u.test(second)) return true;
  if (!/^[a-z’']+$/iu.test(head)) return false;
  // Of a word of several parts: state-of-the-art, out-of-the-way.
  if (first.includes('-') && smallWord.test(head)) return true;
  const next = second.toLowerCase();
  if (keepsAfter.has(head.toLowerCase())) return head.length > 2 || keepsBefore.has(next);
  return keepsBefore.has(next) && head.length > 2 && next.length > 2;
}

/**
 * Returns what stands between two lines of one paragraph, and the first line without what only divides a word: a soft
 * hyphen is dropped, a hyphen too unless it is part of the word.
 */
export function joinLines(before: string, after: string, words?: WordsInUse): string {
  if (before === '') return after;
  if (before.endsWith('\u00ad')) return before.slice(0, -1) + after;
  const first = lastWord.exec(before.slice(-80))?.[1];
  const second = firstWord.exec(after)?.[0];
  if (first === undefined || second === undefined)
    return undivided(before.slice(-80), after) ? before + after : `${before} ${after}`;
  const sign = before.endsWith('\u2010') ? '\u2010' : '-';
  const plain = before.slice(0, -sign.length);
  return keepsHyphen(first, second, words) ? `${plain}-${after}` : plain + after;
}
