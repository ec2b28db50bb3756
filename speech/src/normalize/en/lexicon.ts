import contexts from './contexts.json' with { type: 'json' };
import lexicon from './lexicon.json' with { type: 'json' };
import { begins } from './shorthand.ts';

/** What goes on with a form, so that it is another one, in each domain. Which domain a place has is its rule's to know. */
const goesOn = {
  '': /^[\p{L}']/u,
  advert: /^[\p{L}\p{N}'/]/u,
  home: /^[\p{L}\p{N}'/]/u,
  price: /^[\p{L}\p{N}]/u,
  clinic: /^[\p{L}\p{N}/&-]/u,
  notes: /^[\p{L}\p{N}/&-]/u,
} as const;
type Domain = keyof typeof goesOn;
type Side = 'before' | 'after';

/**
 * A row of `lexicon.json`. `marks`: `?` a full stop may belong to the form, `.` it has to, `i` it does within a sentence;
 * `c` the form may begin with a capital, `C` so does then what is said. `before` and `after`: see README.md.
 */
interface Row {
  readonly form: string;
  readonly marks: string;
  readonly said: string;
  readonly before: string;
  readonly after: string;
  readonly domain: string;
}

/** How much of the text to each side of a form is looked at. */
const reach = 28;
const sets: Readonly<Record<string, readonly string[]>> = contexts;
/** What a word may begin and end with. Classes such as `\p{L}` take a millisecond to compile, each. */
const inWord = '[0-9A-Za-z\\u00c0-\\u024f]';
const beginsWord = new RegExp(`^(?:${inWord}|#|\\[${inWord})`);
const endsWord = new RegExp(`(?:${inWord}|#|\\[${inWord}[^\\]]*\\])\\??$`);
const escaped = (pattern: string): string =>
  pattern.replace(/[\\^$.+(){}/]/g, '\\$&').replaceAll('#', '\\d');

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
  if (item === '^') return '^';
  const goesOn = item.startsWith('*');
  const glued = item.endsWith('~');
  const word = item.slice(goesOn ? 1 : 0, glued ? -1 : undefined);
  const space = !glued && endsWord.test(word) ? ' ' : '';
  return `${!goesOn && beginsWord.test(word) ? `(?<!${inWord})` : ''}${escaped(word)}${space}`;
}

function expressionsOf(cell: string, side: Side): readonly RegExp[] {
  const expression = /^\/(.+)\/(i?)$/s.exec(cell);
  if (expression?.[1])
    return [new RegExp(expression[1], /\\p\{/.test(cell) ? `u${expression[2]}` : expression[2])];
  const items = cell.split('|');
  const words = items.filter((item) => !item.startsWith('@'));
  const named = items.flatMap((item) => (item.startsWith('@') ? (sets[item.slice(1)] ?? []) : []));
  const plain = words.map(side === 'before' ? behind : ahead).join('|');
  const all = named.flatMap((one) => expressionsOf(one, side));
  if (plain === '') return all;
  return [new RegExp(side === 'before' ? `(?:${plain})$` : `^(?:${plain})`), ...all];
}

const compiled = { before: new Map<string, readonly RegExp[]>(), after: new Map() };

/** Whether a cell of the lexicon allows what is beside a form. */
function allows(cell: string, side: Side, text: string): boolean {
  if (cell === '' || cell === '@any') return true;
  const known: Map<string, readonly RegExp[]> = compiled[side];
  const expressions = known.get(cell) ?? expressionsOf(cell, side);
  known.set(cell, expressions);
  return expressions.some((one) => one.test(text));
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Rows by form as written. */
const byForm = new Map<string, Row[]>();
/** How many letters tell the lengths of the forms that begin with them. */
const told = 3;
const shorter = [2, 1];
const lengths = new Map<string, number[]>();

function add(row: Row): void {
  const { form } = row;
  byForm.set(form, [...(byForm.get(form) ?? []), row]);
  if (form.length < told) return;
  const start = form.slice(0, told);
  const longer = [...(lengths.get(start) ?? shorter), form.length];
  lengths.set(
    start,
    [...new Set(longer)].sort((one, other) => other - one),
  );
}

for (const [form = '', marks = '', said = '', before = '', after = '', domain = ''] of lexicon) {
  const row = { form, marks, said, before, after, domain };
  add(row);
  if (!/c/i.test(marks)) continue;
  const spoken = marks.includes('C') ? capitalized(said) : said;
  add({ ...row, form: capitalized(form), said: spoken });
}

interface Found {
  readonly end: number;
  readonly said: string;
}

function readAs(row: Row, text: string, at: number, domain: Domain): Found | undefined {
  const bare = at + row.form.length;
  const stops = text.charAt(bare) === '.' && stopOf(row, text.slice(bare + 1, bare + 1 + reach));
  if (row.marks.includes('.') && !stops) return undefined;
  const end = stops ? bare + 1 : bare;
  const next = text.slice(end, end + reach);
  if (!mayEnd(domain, row.said, next) || (!stops && runsOn(row, next))) return undefined;
  const last = text.slice(Math.max(0, at - reach), at);
  if (row.before === '' && /\d$/.test(last)) return undefined;
  if (!allows(row.before, 'before', last) || !allows(row.after, 'after', next)) return undefined;
  return { end: stops && closesSentence(row, next) ? bare : end, said: row.said };
}

const sentenceGoesOn = /^(?!\s*$|\s+\p{Lu})/u;
/** In an advert, capitals and offices belong to it as well: Asst. Manager. */
const advertGoesOn =
  /^(?: (?:[a-z\d\p{Sc}&@(]|\p{Lu}{2}|Mgr|Manager|Prof|Dir|Sec|Eng|Superv|Coach|Teacher|Principal|Editor)|[,;)/:])/u;

/** Whether the full stop before a text belongs to the form. */
const stopOf = ({ marks, domain }: Row, next: string): boolean =>
  /[.?]/.test(marks) ||
  (marks.includes('i') && (domain === '' ? sentenceGoesOn : advertGoesOn).test(next));

/** These have readings of their own. */
const ownWith = /^(?:hse|logged|proof|pump|shop|end|day|out|order|in\b|ends|days)/;

/** Whether what follows is not more of the same word. */
const mayEnd = (domain: Domain, said: string, next: string): boolean =>
  said === 'with ' && /^\p{L}/u.test(next) ? !ownWith.test(next) : !goesOn[domain].test(next);

/** TSTM5 is a code; but `ext` may be glued to its figure. */
const runsOn = ({ after, said }: Row, next: string): boolean =>
  after === '' && !said.endsWith(' ') && /^\d/.test(next);

/** Whether the full stop behind a form ends the sentence as well. */
function closesSentence({ marks, after, domain }: Row, next: string): boolean {
  if (marks.includes('i')) return false;
  if (domain === 'clinic' || domain === 'notes') return /^\s*$/.test(next);
  return after === '' ? /^(?:\s*$|\s+\p{Lu}\p{Ll})/u.test(next) : begins.test(next);
}

function readForm(text: string, at: number, size: number, domain: Domain): Found | undefined {
  for (const row of byForm.get(text.slice(at, at + size)) ?? []) {
    const found = row.domain === domain ? readAs(row, text, at, domain) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** Reads the longest short form of the lexicon that stands at a place between neighbours that allow it. */
export function formAt(text: string, at: number, domain: Domain): Found | undefined {
  for (const size of lengths.get(text.slice(at, at + told)) ?? shorter) {
    const found = readForm(text, at, size, domain);
    if (found) return found;
  }
  return undefined;
}
