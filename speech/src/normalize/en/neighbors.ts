import { match } from '../draft.ts';
import contexts from './contexts.json' with { type: 'json' };
import { inWord, shapes, signNames } from './shapes.ts';

export type Side = 'before' | 'after' | 'around';

const sets: Readonly<Record<string, readonly string[]>> = contexts;
/** Shapes of which no part is of a word. */
const sign = `\\{(?:${signNames.join('|')}|not|nor)[ }]`;
const shape = '\\{(?:no[tr] [^}]+|[a-z]+(?: \\d+(?:-\\d*)?)?)\\}';
/** A set within an item: `@held ending`. */
const named = '@[a-z][a-z0-9-]*';
const setName = new RegExp(`^${named}$`);
const beginsWord = new RegExp(`^(?:${inWord}|#|\\[${inWord}|(?!${sign})${shape}|${named})`);
const endsWord = new RegExp(
  `(?:${inWord}|#|\\[${inWord}[^\\]]*\\]|(?!${sign})${shape}|${named})\\??$`,
);
/** `road`, `[Rr]oad`, `roads?`. */
const plainWord = /^(?:\[([A-Z][a-z])\])?([A-Za-z]+?)(?:([A-Za-z])\?)?$/;
const expression = /^\/(.+)\/(i?)$/s;

/** `{word}`, `{digit 1-3}`: one of a shape, or so many. `{not 0-9}`, `{nor 0-9}`: none of these behind, before. */
function shapeOf(part: string): string | undefined {
  const [, side, signs] = /^\{no([tr]) (.+)\}$/.exec(part) ?? [];
  if (signs) return `(?${side === 't' ? '' : '<'}![${signs}])`;
  const [, name = '', least, to, most = ''] =
    /^\{([a-z]+)(?: (\d+)(?:(-)(\d*))?)?\}$/.exec(part) ?? [];
  const source = shapes[name];
  if (!source || !least) return source;
  return `(?:${source}){${least}${to ? `,${most}` : ''}}`;
}

/** One of the words of a set, or of any cell. */
function setOf(part: string): string | undefined {
  if (!setName.test(part)) return undefined;
  return `(?:${itemsOf(part).map(escaped).join('|')})`;
}

const escaped = (item: string): string =>
  item
    .split(new RegExp(`(${shape}|${named})`))
    .map(
      (part) =>
        setOf(part) ??
        shapeOf(part) ??
        part.replace(/[\\^$.+(){}/]/g, '\\$&').replaceAll('#', '\\d'),
    )
    .join('');

/** `road`, `roads?`, `[Rr]oad`, `roa*`, `~road` (no space before it), `, and`, `$` (the end of the text). */
function ahead(item: string): string {
  if (item === '$') return '\\s*$';
  const goesOn = item.endsWith('*');
  const glued = item.startsWith('~');
  const word = item.slice(glued ? 1 : 0, goesOn ? -1 : undefined);
  const space = !glued && beginsWord.test(word) ? ' ' : '';
  return `${space}${escaped(word)}${!goesOn && endsWord.test(word) ? `(?!${inWord})` : ''}`;
}

/** `main`, `*main`, `main~` (no space behind it), `, `, `^` (the start of the text). */
function behind(item: string): string {
  if (item.startsWith('^')) return `^${item === '^' ? '' : behind(item.slice(1))}`;
  const goesOn = item.startsWith('*');
  const glued = item.endsWith('~');
  const word = item.slice(goesOn ? 1 : 0, glued ? -1 : undefined);
  const space = !glued && endsWord.test(word) ? ' ' : '';
  return `${!goesOn && beginsWord.test(word) ? `(?<!${inWord})` : ''}${escaped(word)}${space}`;
}

/** A word anywhere: `main`, `*main`, `main*`. */
function anywhere(item: string): string {
  const [open, goesOn] = [item.startsWith('*'), item.endsWith('*')];
  const word = item.slice(open ? 1 : 0, goesOn ? -1 : undefined);
  const start = !open && beginsWord.test(word) ? `(?<!${inWord})` : '';
  return `${start}${escaped(word)}${!goesOn && endsWord.test(word) ? `(?!${inWord})` : ''}`;
}

/** Items of a cell, compiled as one expression at its first use. One that is empty is found everywhere. */
interface Phrases {
  readonly items: readonly string[];
  compiled?: RegExp;
}

/** What one of stands beside a form: items by the word that is nearest to it, those without one by ''. */
interface Group {
  readonly phrases: ReadonlyMap<string, Phrases>;
  readonly expressions: readonly RegExp[];
}

const itemsOf = (cell: string): readonly string[] =>
  cell.split('|').flatMap((item) => {
    if (!setName.test(item)) return [item];
    return (sets[item.slice(1)] ?? []).flatMap((one) =>
      expression.test(one) ? [one] : itemsOf(one),
    );
  });

function wordsOf(item: string): readonly string[] {
  const [, first = '', rest, last = ''] = plainWord.exec(item) ?? [];
  if (!rest) return [];
  const words = last === '' ? [rest] : [rest, rest + last];
  return first === '' ? words : [...first].flatMap((letter) => words.map((one) => letter + one));
}

/** The word of an item that is nearest to the form: the last one before it, the first one of the others. */
function nearestOf(item: string, side: Side): string {
  const [, last] = /[ &/.,:;']([[\]A-Za-z]+\??)$/.exec(item) ?? [];
  const [, first] = /^([[\]A-Za-z]+\??)[ &/.,:;'-](?!\?)/.exec(item) ?? [];
  return (side === 'before' ? last : first) ?? item;
}

function groupOf(items: readonly string[], side: Side): Group {
  const phrases = new Map<string, Phrases>();
  for (const item of items.filter((one) => !expression.test(one))) {
    const nearest = nearestOf(item, side);
    const words = wordsOf(nearest);
    const rest = words.length > 0 && nearest === item ? '' : item;
    for (const word of words.length > 0 ? words : [''])
      phrases.set(word, { items: [...(phrases.get(word)?.items ?? []), rest] });
  }
  const expressions = items.flatMap((item) => {
    const [, source, flag = ''] = expression.exec(item) ?? [];
    return source ? [new RegExp(source, source.includes('\\p{') ? `u${flag}` : flag)] : [];
  });
  return { phrases, expressions };
}

function compile(items: readonly string[], side: Side): RegExp {
  const patterns = items.map({ before: behind, after: ahead, around: anywhere }[side]).join('|');
  const joined = side === 'before' ? `(?<=${patterns})` : patterns;
  return new RegExp(joined, side === 'around' ? '' : 'y');
}

interface Cell {
  readonly allowed: Group | undefined;
  readonly refused: Group | undefined;
}

function cellOf(cell: string, side: Side): Cell {
  const items = itemsOf(cell);
  const refused = items
    .filter((item) => item.startsWith('!'))
    .flatMap((item) => itemsOf(item.slice(1)));
  const allowed = items.filter((item) => !item.startsWith('!'));
  return {
    allowed: allowed.length > 0 ? groupOf(allowed, side) : undefined,
    refused: refused.length > 0 ? groupOf(refused, side) : undefined,
  };
}

const wordAhead = new RegExp(` ([A-Za-z]+)(?!${inWord})`, 'y');
const wordBehind = new RegExp(`(?<=(?<!${inWord})([A-Za-z]+) )`, 'y');
const anyWord = new RegExp(`${inWord}+`, 'g');

/** The words of the text that was looked at last: one line is asked for many sets. */
let last: { readonly text: string; readonly words: readonly string[] } = { text: '', words: [''] };
function wordsIn(text: string): readonly string[] {
  if (last.text !== text) last = { text, words: [...(text.match(anyWord) ?? []), ''] };
  return last.words;
}

const matchAt = (side: Side, expression: RegExp, text: string): RegExpExecArray | null =>
  match(expression, text, side === 'before' ? text.length : 0);

/** The words that may be nearest to a form, and '' for what has none. */
const nearestIn = (side: Side, text: string): readonly string[] =>
  side === 'around'
    ? wordsIn(text)
    : [matchAt(side, side === 'after' ? wordAhead : wordBehind, text)?.[1] ?? '', ''];

function has({ phrases, expressions }: Group, side: Side, text: string): boolean {
  const found = nearestIn(side, text).some((word) => {
    const one = phrases.get(word);
    if (!one) return false;
    if (one.items.includes('')) return true;
    one.compiled ??= compile(one.items, side);
    return matchAt(side, one.compiled, text) !== null;
  });
  return found || expressions.some((one) => matchAt(side, one, text) !== null);
}

const cells = (): Map<string, Cell> => new Map();
const known = { before: cells(), after: cells(), around: cells() };

/** Whether a cell of the lexicon allows what is beside a form. */
export function allows(cell: string, side: Side, text: string): boolean {
  if (cell === '' || cell === '@any') return true;
  const { allowed, refused } = known[side].get(cell) ?? cellOf(cell, side);
  if (!known[side].has(cell)) known[side].set(cell, { allowed, refused });
  return !(refused && has(refused, side, text)) && (!allowed || has(allowed, side, text));
}
