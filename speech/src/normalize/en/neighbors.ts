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

/** What one of stands beside a form: words are looked up, and the rest is compiled at its first use. */
interface Group {
  readonly words: ReadonlySet<string>;
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

function groupOf(items: readonly string[], side: Side): Group {
  const rest = items.filter((item) => !plainWord.test(item) && !expression.test(item));
  const mode = side === 'around' ? '' : 'y';
  const patterns = rest.map({ before: behind, after: ahead, around: anywhere }[side]).join('|');
  const joined = { before: `(?<=${patterns})`, after: patterns, around: patterns }[side];
  const expressions = items.flatMap((item) => {
    const [, source, flag = ''] = expression.exec(item) ?? [];
    return source ? [new RegExp(source, source.includes('\\p{') ? `u${flag}` : flag)] : [];
  });
  return {
    words: new Set(items.flatMap(wordsOf)),
    expressions: rest.length > 0 ? [new RegExp(joined, mode), ...expressions] : expressions,
  };
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
let last: { readonly text: string; readonly words: readonly string[] } = { text: '', words: [] };
function wordsIn(text: string): readonly string[] {
  if (last.text !== text) last = { text, words: text.match(anyWord) ?? [] };
  return last.words;
}

const matchAt = (side: Side, expression: RegExp, text: string): RegExpExecArray | null =>
  match(expression, text, side === 'before' ? text.length : 0);

function hasWord(words: ReadonlySet<string>, side: Side, text: string): boolean {
  if (words.size === 0) return false;
  if (side === 'around') return wordsIn(text).some((one) => words.has(one));
  return words.has(matchAt(side, side === 'after' ? wordAhead : wordBehind, text)?.[1] ?? '');
}

const cells = (): Map<string, Cell> => new Map();
const known = { before: cells(), after: cells(), around: cells() };

/** Whether a cell of the lexicon allows what is beside a form. */
export function allows(cell: string, side: Side, text: string): boolean {
  if (cell === '' || cell === '@any') return true;
  const { allowed, refused } = known[side].get(cell) ?? cellOf(cell, side);
  if (!known[side].has(cell)) known[side].set(cell, { allowed, refused });
  const stands = ({ words, expressions }: Group): boolean =>
    hasWord(words, side, text) || expressions.some((one) => matchAt(side, one, text) !== null);
  return !(refused && stands(refused)) && (!allowed || stands(allowed));
}
