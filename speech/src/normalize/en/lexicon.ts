import { keptAt } from '../kept.ts';
import { leftOf } from '../near.ts';
import { type Domain, domainOf, ruleOf } from './domains.ts';
import lexicon from './lexicon.json' with { type: 'json' };
import { allows } from './neighbors.ts';
import { beginsAdvert } from './words/sentence-starts.ts';

/**
 * A row of `lexicon.json`. `marks`: `?` a full stop may belong to the form, `.` it has to, `i` it does within a sentence;
 * `c` the form may begin with a capital, `C` so does then what is said, `U` it may be in capitals. `before` and `after`: see README.md.
 */
interface Row {
  readonly form: string;
  readonly marks: string;
  readonly said: string;
  readonly before: string;
  readonly after: string;
  readonly domain: Domain;
}

/** How much of the text to each side of a form is looked at. */
const reach = 28;

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A capital that is said only for that of the form is none in PACIFIC HWY. */
const inCapitals = (form: string, said: string): string =>
  /^[A-Z]/.test(form) ? said.toLowerCase() : said;

/** How many letters tell the lengths of the forms that begin with them. */
const told = 3;
const shorter = [2, 1];

interface Table {
  /** Rows by form as written. */
  readonly byForm: ReadonlyMap<string, readonly Row[]>;
  readonly lengths: ReadonlyMap<string, readonly number[]>;
  readonly firstLetters: ReadonlySet<string>;
}

function build(): Table {
  const byForm = new Map<string, Row[]>();
  const lengths = new Map<string, number[]>();
  const add = (row: Row): void => {
    const { form } = row;
    const rows = byForm.get(form);
    if (rows) {
      rows.push(row);
      return;
    }
    byForm.set(form, [row]);
    if (form.length < told) return;
    const start = form.slice(0, told);
    const known = lengths.get(start);
    if (!known) lengths.set(start, [form.length, ...shorter]);
    else if (!known.includes(form.length)) known.push(form.length);
  };
  for (const [form = '', marks = '', said = '', before = '', after = '', domain = ''] of lexicon) {
    const row = { form, marks, said, before, after, domain: domainOf(domain) };
    add(row);
    if (marks.includes('U'))
      add({ ...row, form: form.toUpperCase(), said: inCapitals(form, said) });
    if (!/c/i.test(marks)) continue;
    const spoken = marks.includes('C') ? capitalized(said) : said;
    add({ ...row, form: capitalized(form), said: spoken });
  }
  for (const known of lengths.values()) known.sort((one, other) => other - one);
  const firstLetters = [...byForm.keys()].map((form) => /^[A-Za-z]+/.exec(form)?.[0] ?? '');
  return { byForm, lengths, firstLetters: new Set(firstLetters) };
}

let built: Table | undefined;
/** Built at the first use, so that a Mongolian text does not wait for it. */
function table(): Table {
  built ??= build();
  return built;
}

interface Found {
  readonly end: number;
  readonly said: string;
  readonly certain: boolean;
}

const isInCapitals = (form: string): boolean => form.length > 2 && /^[A-Z]+$/.test(form);

function readAs(row: Row, text: string, at: number, domain: Domain): Found | undefined {
  const rule = ruleOf(domain);
  const last = leftOf(text, at, reach);
  if (rule.joins ? rule.joins.test(last) : row.before === '' && /\d$/.test(last)) return undefined;
  const bare = at + row.form.length;
  const rest = text.slice(bare, bare + reach);
  const isTold = row.before !== '' || row.after !== '' || !isInCapitals(row.form);
  if (!isTold && rule.capitals?.(last, rest) === false) return undefined;
  const stops = rest.startsWith('.') && stopOf(row, text.slice(bare + 1, bare + 1 + reach));
  if (row.marks.includes('.') && !stops) return undefined;
  if (rule.stopIsOther && rest.startsWith('.') && !stops && !row.form.includes('/'))
    return undefined;
  const end = stops ? bare + 1 : bare;
  const next = text.slice(end, end + reach);
  if ((stops && !mayEnd(domain, row.said, rest)) || !mayEnd(domain, row.said, next))
    return undefined;
  if (runsOn(row, next, stops)) return undefined;
  if (!allows(row.before, 'before', last) || !allows(row.after, 'after', next)) return undefined;
  return {
    end: stops && closesSentence(row, next, domain) ? bare : end,
    said: row.said,
    certain: !row.marks.includes('u'),
  };
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
  said === 'with ' && /^\p{L}/u.test(next)
    ? !ownWith.test(next)
    : !ruleOf(domain).goesOn.test(next);

/** TSTM5 is a code; but `ext` may be glued to its figure. */
function runsOn({ after, said, domain }: Row, next: string, stops: boolean): boolean {
  if (after !== '') return false;
  const { alone } = ruleOf(domain);
  return alone ? alone.test(next) : !stops && !said.endsWith(' ') && /^\d/.test(next);
}

/** Whether the full stop behind a form ends the sentence as well. */
function closesSentence(row: Row, next: string, domain: Domain): boolean {
  if (/[it]/.test(row.marks)) return false;
  if (row.marks.includes('e')) return true;
  const { closes } = ruleOf(domain);
  if (closes) return closes(next, row);
  return row.after === '' ? /^(?:\s*$|\s+\p{Lu}\p{Ll})/u.test(next) : beginsAdvert.test(next);
}

const isLetter = (code: number): boolean => (code > 96 && code < 123) || (code > 64 && code < 91);

/** Returns the rows of the forms that stand at a place, the longest form first: each domain asks. */
const rowsAt = keptAt((text, at): readonly Row[] => {
  const { byForm, lengths } = table();
  const rows: Row[] = [];
  for (const size of lengths.get(text.slice(at, at + told)) ?? shorter) {
    const end = at + size;
    // The beginning of a word is not a form, in any domain.
    if (isLetter(text.charCodeAt(end - 1)) && isLetter(text.charCodeAt(end))) continue;
    const found = byForm.get(text.slice(at, end));
    if (found) rows.push(...found);
  }
  return rows;
});

/** Reads the longest short form of the lexicon that stands at a place between neighbours that allow it. */
export function formAt(text: string, at: number, domain: Domain): Found | undefined {
  for (const row of rowsAt(text, at)) {
    const found = row.domain === domain ? readAs(row, text, at, domain) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** Whether a word is a form or the beginning of one. */
export const beginsForm = (word: string): boolean => table().firstLetters.has(word);

/** Reads a form that no row has as a row of a domain would be. */
export function unlistedAt(
  text: string,
  at: number,
  domain: Domain,
  { form, said }: Pick<Row, 'form' | 'said'>,
): Found | undefined {
  return readAs({ form, marks: '?', said, before: '', after: '', domain }, text, at, domain);
}

const isAlone = ({ before, after, marks }: Row): boolean =>
  (before === '' || before === '@any') && after === '' && !marks.includes('.');

/** Returns what a form is read as in a domain wherever it stands. */
export const readingOf = (form: string, domain: Domain): string | undefined =>
  table()
    .byForm.get(form)
    ?.find((row) => row.domain === domain && isAlone(row))?.said;

/** Returns all that is said for the forms of a domain. */
export const readingsOf = (domain: Domain): readonly string[] =>
  [...table().byForm.values()].flatMap((rows) =>
    rows.flatMap((row) => (row.domain === domain && isAlone(row) ? [row.said] : [])),
  );
