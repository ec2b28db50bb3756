import { takesEndings } from '@duu/contract/spoken';
import type { Token } from '@duu/contract/token';
import { type Draft, draft, match, type Rule } from './draft.ts';
import { fold } from './fold.ts';
import { endingOf, type Stem, stemsOf, withEnding } from './mn/endings/noun-forms.ts';
import { inflect, parseSuffix, type Suffix } from './mn/endings/suffix.ts';
import { leftOf } from './near.ts';
import type { DictionaryEntry, NormalizeOptions } from './options.ts';
import { sayable } from './sayable.ts';

const letter = /[\p{L}\p{N}\p{M}]/u;
const before = /[\p{L}\p{N}\p{M}]$/u;
const lastSign = /\P{M}\p{M}*$/u;
const suffixAtEnd = /-[а-яөүё]{1,10}$/u;

/** The entries whose written forms start with one character. */
interface Entries {
  /** Lengths of the written forms, longest first: each place in the text is looked up once per length. */
  readonly lengths: number[];
  /** The spoken form by the written one. Read on the first match, as a text uses few of a thousand entries. */
  readonly spoken: Map<string, () => string>;
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Returns the form used to compare written forms: folded, ignoring case. */
function comparable(written: string): string {
  return fold(written).text.trim().toLowerCase();
}

/** An entry that allows endings, with one possible beginning of its forms. */
interface Inflected {
  readonly entry: number;
  readonly word: string;
  readonly stem: Stem;
}

/** A dictionary prepared for lookup: a text has up to 500 segments and one dictionary. */
interface Index {
  /** The written forms to compare with, in the dictionary's order. */
  readonly written: readonly string[];
  readonly words: ReadonlySet<string>;
  /** Entries with endings, by the beginning of their forms. */
  readonly stems: ReadonlyMap<string, readonly Inflected[]>;
  /** The lengths of all beginnings by first letter, longest first. */
  readonly lengths: ReadonlyMap<string, readonly number[]>;
}

const indexes = new WeakMap<readonly DictionaryEntry[], Index>();

function indexOf(entries: readonly DictionaryEntry[]): Index {
  const known = indexes.get(entries);
  if (known) return known;
  const written = entries.map((entry) => comparable(entry.written));
  const stems = new Map<string, Inflected[]>();
  const lengths = new Map<string, number[]>();
  entries.forEach((of, entry) => {
    const word = written[entry] ?? '';
    if (!of.inflected || !takesEndings({ written: word, spoken: of.spoken })) return;
    for (const stem of stemsOf(word)) {
      stems.set(stem.text, [...(stems.get(stem.text) ?? []), { entry, word, stem }]);
      const first = stem.text.charAt(0);
      const all = lengths.get(first) ?? [];
      if (!all.includes(stem.text.length)) all.push(stem.text.length);
      lengths.set(
        first,
        all.sort((a, b) => b - a),
      );
    }
  });
  const made = { written, words: new Set(written), stems, lengths };
  indexes.set(entries, made);
  return made;
}

const ending = /[А-Яа-яЁёӨөҮү]{1,14}(?![\p{L}\p{N}\p{M}])/uy;

/** Returns the entry that has a form starting at `at`; the text is folded. */
function formAt(
  { stems, lengths }: Index,
  text: string,
  at: number,
): (Inflected & { readonly end: number; readonly suffix: Suffix }) | undefined {
  for (const length of lengths.get(text.charAt(at).toLowerCase()) ?? []) {
    const found = stems.get(text.slice(at, at + length).toLowerCase());
    const rest = found && match(ending, text, at + length)?.[0];
    if (!rest) continue;
    const end = at + length + rest.length;
    const form = text.slice(at, end).toLowerCase();
    for (const one of found) {
      const suffix = endingOf(one.word, one.stem, form);
      if (suffix) return { ...one, end, suffix };
    }
  }
  return undefined;
}

/**
 * Returns the entries used in a text that was read with `entries`. Reading it with these alone gives the same reading,
 * and together they are no longer than the text and its reading.
 */
export function usedEntries(
  text: string,
  tokens: readonly Token[],
  entries: readonly DictionaryEntry[],
): DictionaryEntry[] {
  const said = tokens.filter(({ kind }) => kind === 'dictionary');
  if (said.length === 0) return [];
  const index = indexOf(entries);
  const used = new Set<string>();
  const signs = new Set<string>();
  const forms = new Set<number>();
  for (const { start, end } of said) {
    const slice = text.slice(start, end);
    const written = comparable(slice);
    used.add(written).add(written.replace(suffixAtEnd, ''));
    // The word's own entry takes precedence over a form.
    const form = index.words.has(written) ? undefined : formAt(index, written, 0);
    if (form?.end === written.length) forms.add(form.entry);
    // The dictionary may have any of the words that a sign (℀) stands for.
    const sign = comparable(lastSign.exec(slice)?.[0] ?? '');
    if (sign.length > 1) signs.add(sign);
  }
  const isUsed = (written: string) =>
    used.has(written) || (written !== '' && [...signs].some((sign) => sign.includes(written)));
  return entries.filter((_, at) => forms.has(at) || isUsed(index.written[at] ?? ''));
}

/**
 * The user's own words take precedence over every rule. Written forms are compared ignoring case, as whole words,
 * longest first. A Mongolian suffix after a hyphen is added to the spoken word, and so is the ending of a form if the
 * entry allows endings. `read` turns digits and signs in an entry's spoken form into words; letters stay, Latin ones
 * for an English voice.
 */
export function dictionaryRule(options: NormalizeOptions, read: (text: string) => string): Rule {
  const dictionary = options.dictionary ?? [];
  const index = indexOf(dictionary);
  const byFirst = new Map<string, Entries>();
  const says = dictionary.map((entry) =>
    once(() => {
      const plain = entry.spoken.normalize('NFC').replace(/ +/g, ' ').trim();
      return sayable(plain) === plain ? plain : sayable(read(entry.spoken));
    }),
  );
  dictionary.forEach((_, at) => {
    const written = index.written[at] ?? '';
    const first = written.charAt(0);
    const say = says[at];
    if (first === '' || !say) return;
    const { lengths, spoken }: Entries = byFirst.get(first) ?? { lengths: [], spoken: new Map() };
    byFirst.set(first, { lengths, spoken });
    if (spoken.has(written)) return;
    if (!lengths.includes(written.length)) lengths.push(written.length);
    spoken.set(written, say);
  });
  for (const { lengths } of byFirst.values()) lengths.sort((a, b) => b - a);

  const asWritten = (text: string, at: number): Draft | undefined => {
    const entries = byFirst.get(text.charAt(at).toLowerCase());
    for (const length of entries?.lengths ?? []) {
      const end = at + length;
      const written = text.slice(at, end).toLowerCase();
      const say = entries?.spoken.get(written);
      if (!say) continue;
      if (letter.test(written.slice(-1)) && letter.test(text.charAt(end))) continue;
      const spoken = say();
      const suffix = /^-([а-яөүё]{1,10})(?![\p{L}\p{N}])/u.exec(text.slice(end, end + 13));
      if (options.language === 'mn' && suffix?.[1] && parseSuffix(suffix[1]) && spoken !== '')
        return draft(end + suffix[0].length, 'dictionary', inflect(spoken, suffix[1]));
      return draft(end, 'dictionary', spoken);
    }
    return undefined;
  };
  const withAnEnding = (text: string, at: number): Draft | undefined => {
    const form = options.language === 'mn' ? formAt(index, text, at) : undefined;
    const spoken = form && says[form.entry]?.();
    return spoken
      ? draft(form.end, 'dictionary', withEnding(spoken, form.stem, form.suffix))
      : undefined;
  };
  return ({ text, at }) => {
    if (letter.test(text.charAt(at)) && before.test(leftOf(text, at, 2))) return undefined;
    const [plain, form] = [asWritten(text, at), withAnEnding(text, at)];
    return form && form.end > (plain?.end ?? 0) ? form : plain;
  };
}
