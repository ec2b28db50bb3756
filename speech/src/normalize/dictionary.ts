import type { Token } from '@duu/contract/token';
import { draft, type Rule } from './draft.ts';
import { fold } from './fold.ts';
import { inflect, parseSuffix } from './mn/suffix.ts';
import type { DictionaryEntry, NormalizeOptions } from './options.ts';
import { sayable } from './sayable.ts';

const letter = /[\p{L}\p{N}\p{M}]/u;
const before = /[\p{L}\p{N}\p{M}]$/u;
const lastSign = /\P{M}\p{M}*$/u;
const suffixAtEnd = /-[а-яөүё]{1,10}$/u;

/** The entries whose written forms begin with one character. */
interface Entries {
  /** Lengths of the written forms, the longest first: a place in the text is looked up once for each. */
  readonly lengths: number[];
  /** What is spoken, by the written form. Read when it first matches: a text uses few of a thousand entries. */
  readonly spoken: Map<string, () => string>;
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** How a written form is compared: folded, without regard to case. */
function comparable(written: string): string {
  return fold(written).text.trim().toLowerCase();
}

/** The comparable written forms of a dictionary, in its order: a text has up to 500 segments and one dictionary. */
const comparables = new WeakMap<readonly DictionaryEntry[], readonly string[]>();

function comparablesOf(entries: readonly DictionaryEntry[]): readonly string[] {
  const known = comparables.get(entries);
  if (known) return known;
  const made = entries.map((entry) => comparable(entry.written));
  comparables.set(entries, made);
  return made;
}

/**
 * The entries that were used in a text which was read with `entries`. Reading it with them alone gives the same
 * reading, and together they are no longer than the text and what it says.
 */
export function usedEntries(
  text: string,
  tokens: readonly Token[],
  entries: readonly DictionaryEntry[],
): DictionaryEntry[] {
  const used = new Set<string>();
  const signs = new Set<string>();
  for (const { kind, start, end } of tokens) {
    if (kind !== 'dictionary') continue;
    const slice = text.slice(start, end);
    const written = comparable(slice);
    used.add(written).add(written.replace(suffixAtEnd, ''));
    // A sign that stands for several words (℀) may have any of them from the dictionary.
    const sign = comparable(lastSign.exec(slice)?.[0] ?? '');
    if (sign.length > 1) signs.add(sign);
  }
  if (used.size === 0) return [];
  const isUsed = (written: string) =>
    used.has(written) || (written !== '' && [...signs].some((sign) => sign.includes(written)));
  const written = comparablesOf(entries);
  return entries.filter((_, at) => isUsed(written[at] ?? ''));
}

/**
 * A person's own words win over every rule. Written forms are compared without regard to case, as whole words,
 * the longest first; a Mongolian suffix behind a hyphen is put on the spoken word. `read` says figures and signs in
 * what an entry wants spoken; letters stay as they are, Latin ones for an English voice.
 */
export function dictionaryRule(options: NormalizeOptions, read: (text: string) => string): Rule {
  const byFirst = new Map<string, Entries>();
  for (const entry of options.dictionary ?? []) {
    const written = comparable(entry.written);
    const first = written.charAt(0);
    if (first === '') continue;
    const { lengths, spoken }: Entries = byFirst.get(first) ?? { lengths: [], spoken: new Map() };
    byFirst.set(first, { lengths, spoken });
    if (spoken.has(written)) continue;
    if (!lengths.includes(written.length)) lengths.push(written.length);
    const say = once(() => {
      const plain = entry.spoken.normalize('NFC').replace(/ +/g, ' ').trim();
      return sayable(plain) === plain ? plain : sayable(read(entry.spoken));
    });
    spoken.set(written, say);
  }
  for (const { lengths } of byFirst.values()) lengths.sort((a, b) => b - a);

  return ({ text, at }) => {
    const entries = byFirst.get(text.charAt(at).toLowerCase());
    if (
      !entries ||
      (letter.test(text.charAt(at)) && before.test(text.slice(Math.max(0, at - 2), at)))
    )
      return undefined;
    for (const length of entries.lengths) {
      const end = at + length;
      const written = text.slice(at, end).toLowerCase();
      const say = entries.spoken.get(written);
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
}
