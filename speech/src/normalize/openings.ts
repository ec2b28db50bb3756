import type { Scan } from './draft.ts';
import { keptAt } from './kept.ts';

/**
 * Where a rule can begin: the characters that may be behind the place, the first one, the one after the digits, letters or
 * the sign that begin there, behind a space the next, how many digits or letters (`9` or more), and the second one. What
 * is missing may be any. A set is written as in an expression: `^` all but these, `a-z` a span, `…` any beyond ASCII and
 * Cyrillic, `¶` the end of the text.
 */
export interface Opening {
  readonly behind?: string;
  readonly first?: string;
  readonly digits?: readonly string[];
  readonly letters?: readonly string[];
  readonly sign?: readonly string[];
}
/** The openings of rules, by name: derived from their code by `checks/openings`. */
export type Openings = Readonly<Record<string, Opening>>;

/** What a text goes on with at a place. A letter without case counts as lower case. */
type Kind = 'space' | 'digit' | 'sign' | 'lower' | 'upper';

/** What a character counts as: its place among ASCII and Cyrillic, or beyond them its kind. */
type Symbol = number;
const kindsBeyond: readonly Kind[] = ['lower', 'upper', 'space', 'sign'];
const ascii = 0x80;
const cyrillic = [0x400, 0x500] as const;
const single = ascii + cyrillic[1] - cyrillic[0];
const end: Symbol = single + kindsBeyond.length;
/** Behind a run that is too long to be looked at. */
const unknown: Symbol = end + 1;
const symbols = unknown + 1;
const longest = 64;
const blank = 32;
const zero = 48;
const mostSizes = 9;

function kindOfText(one: string): Kind {
  if (/\p{Lu}/u.test(one)) return 'upper';
  if (/\p{L}/u.test(one)) return 'lower';
  if (/\d/.test(one)) return 'digit';
  return /\s/.test(one) ? 'space' : 'sign';
}

function symbolAt(text: string, at: number): Symbol {
  const code = text.charCodeAt(at);
  if (code < ascii) return code;
  if (isCyrillic(code)) return ascii + code - cyrillic[0];
  const whole = text.codePointAt(at);
  return whole === undefined
    ? end
    : single + kindsBeyond.indexOf(kindOfText(String.fromCodePoint(whole)));
}

/** The character that a symbol stands for; undefined if for several. */
function characterOf(symbol: Symbol): string | undefined {
  if (symbol >= single) return undefined;
  return String.fromCharCode(symbol < ascii ? symbol : symbol - ascii + cyrillic[0]);
}

function kindOf(symbol: Symbol): Kind | undefined {
  const character = characterOf(symbol);
  return character === undefined ? kindsBeyond[symbol - single] : kindOfText(character);
}

const runs = ['digits', 'letters', 'sign'] as const;
type Run = (typeof runs)[number];
const isDigit = (code: number): boolean => code > 47 && code < 58;
const isCyrillic = (code: number): boolean => code >= cyrillic[0] && code < cyrillic[1];
/** Cyrillic has a sign and marks among its letters. */
const isLetter = (code: number): boolean =>
  (code > 96 && code < 123) ||
  (code > 64 && code < 91) ||
  (isCyrillic(code) && (code < 0x482 || code > 0x489));

/** What is asked of a place. */
interface Place {
  /** What begins there: its place among `runs`. */
  readonly run: number;
  /** The character behind, the first one, the one after the run, behind a space the next, how many are in the run, the second. */
  readonly asked: readonly Symbol[];
}

/** A list of rules may be a part of another, which asks for the same place. */
const placeAt = keptAt((text, at): Place => {
  const first = symbolAt(text, at);
  const code = text.charCodeAt(at);
  const run = isDigit(code) ? 0 : isLetter(code) ? 1 : 2;
  let to = at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
  const goesOn = run === 0 ? isDigit : isLetter;
  while (run < 2 && to - at < longest && goesOn(text.charCodeAt(to))) to++;
  const next = to - at < longest ? symbolAt(text, to) : unknown;
  const spaced = next === blank ? symbolAt(text, to + 1) : unknown;
  const size = zero + Math.min(to - at, mostSizes);
  const second = run < 2 ? symbolAt(text, at + 1) : unknown;
  return { run, asked: [symbolAt(text, at - 1), first, next, spaced, size, second] };
});

const spelledOut = (from: string, to: string): string => {
  const [first, last] = [from.charCodeAt(0), to.charCodeAt(0)];
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, at) => first + at));
};
/** The characters of sets, by how they are written. */
const members = new Map<string, string>();

function allows(set: string | undefined, symbol: Symbol): boolean {
  if (set === undefined || symbol === unknown) return true;
  const isRefused = set.startsWith('^');
  let all = members.get(set);
  if (all === undefined) {
    all = set
      .slice(isRefused ? 1 : 0)
      .replaceAll(/(.)-(.)/gs, (_, from: string, to: string) => spelledOut(from, to));
    members.set(set, all);
  }
  const written = characterOf(symbol) ?? (symbol === end ? '¶' : '…');
  return all.includes(written) !== isRefused;
}

/** An opening, and the kind of the first character if a list of rules says it. */
export type Marked = Opening & { readonly kind?: Kind | undefined };

/** What of a place is asked, and the answer of a rule. */
const questions: readonly ((rule: Marked, symbol: Symbol, run: Run) => boolean)[] = [
  ({ behind }, symbol) => allows(behind, symbol),
  ({ first, kind }, symbol) =>
    (kind === undefined || kindOf(symbol) === kind) && allows(first, symbol),
  (rule, symbol, run) => allows(rule[run]?.[0], symbol),
  (rule, symbol, run) => allows(rule[run]?.[1], symbol),
  (rule, symbol, run) => allows(rule[run]?.[2], symbol),
  (rule, symbol, run) => allows(rule[run]?.[3], symbol),
];

/** Returns bits for 32 rules: those can begin whose bit is in that word of each answer. */
export function viable(answers: readonly Int32Array[], word: number): number {
  let bits = -1;
  for (const row of answers) bits &= row[word] ?? 0;
  return bits;
}

/** Returns a function that answers for some rules at a place: the nth bit is that of the nth of them. */
export function openingsIndex(rules: readonly Marked[]): (scan: Scan) => Int32Array[] {
  const words = Math.ceil(rules.length / 32);
  /** For what may be asked, the bits of the rules that allow it. */
  const rows = new Array<Int32Array | undefined>(questions.length * runs.length * symbols).fill(
    undefined,
  );
  const rowOf = (question: number, run: number, symbol: Symbol): Int32Array => {
    const key = (question * runs.length + run) * symbols + symbol;
    const found = rows[key];
    if (found) return found;
    const row = new Int32Array(words);
    rules.forEach((rule, at) => {
      const word = at >> 5;
      if (questions[question]?.(rule, symbol, runs[run] ?? 'sign'))
        row[word] = (row[word] ?? 0) | (1 << (at & 31));
    });
    rows[key] = row;
    return row;
  };
  return ({ text, at }) => {
    const { run, asked } = placeAt(text, at);
    return asked.map((symbol, question) => rowOf(question, run, symbol));
  };
}
