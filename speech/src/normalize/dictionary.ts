import type { Token } from '@duu/contract/token';
import { draft, type Rule } from './draft.ts';
import { fold } from './fold.ts';
import { inflect, parseSuffix } from './mn/suffix.ts';
import type { DictionaryEntry, NormalizeOptions } from './options.ts';
import { sayable } from './sayable.ts';

const letter = /[\p{L}\p{N}\p{M}]/u;
const before = /[\p{L}\p{N}\p{M}]$/u;
const suffixAtEnd = /-[а-яөүё]{1,10}$/u;

interface Prepared {
  readonly written: string;
  /** Read when it first matches: a dictionary holds a thousand entries, a text uses few. */
  readonly spoken: () => string;
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
  for (const { kind, start, end } of tokens) {
    if (kind !== 'dictionary') continue;
    const written = comparable(text.slice(start, end));
    used.add(written).add(written.replace(suffixAtEnd, ''));
  }
  return used.size === 0 ? [] : entries.filter((entry) => used.has(comparable(entry.written)));
}

/**
 * A person's own words win over every rule. Written forms are compared without regard to case, as whole words,
 * the longest first; a Mongolian suffix behind a hyphen is put on the spoken word. `read` says figures and signs in
 * what an entry wants spoken; letters stay as they are, Latin ones for an English voice.
 */
export function dictionaryRule(options: NormalizeOptions, read: (text: string) => string): Rule {
  const byFirst = new Map<string, Prepared[]>();
  for (const entry of options.dictionary ?? []) {
    const written = comparable(entry.written);
    const first = written.charAt(0);
    if (first === '') continue;
    const list = byFirst.get(first) ?? [];
    const spoken = once(() => {
      const plain = entry.spoken.normalize('NFC').replace(/ +/g, ' ').trim();
      return sayable(plain) === plain ? plain : sayable(read(entry.spoken));
    });
    list.push({ written, spoken });
    byFirst.set(first, list);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.written.length - a.written.length);

  return ({ text, at }) => {
    const list = byFirst.get(text.charAt(at).toLowerCase());
    if (!list || (letter.test(text.charAt(at)) && before.test(text.slice(Math.max(0, at - 2), at))))
      return undefined;
    for (const { written, spoken: say } of list) {
      const end = at + written.length;
      if (text.slice(at, end).toLowerCase() !== written) continue;
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
