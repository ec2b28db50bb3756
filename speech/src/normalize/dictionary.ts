import { draft, type Rule } from './draft.ts';
import { fold } from './fold.ts';
import { inflect, parseSuffix } from './mn/suffix.ts';
import type { NormalizeOptions } from './options.ts';
import { sayable } from './sayable.ts';

const letter = /[\p{L}\p{N}\p{M}]/u;
const before = /[\p{L}\p{N}\p{M}]$/u;

/**
 * A person's own words win over every rule. Written forms are compared without regard to case, as whole words,
 * the longest first; a Mongolian suffix behind a hyphen is put on the spoken word. `read` says figures and signs in
 * what an entry wants spoken; letters stay as they are, Latin ones for an English voice.
 */
export function dictionaryRule(options: NormalizeOptions, read: (text: string) => string): Rule {
  const byFirst = new Map<string, { written: string; spoken: string }[]>();
  for (const entry of options.dictionary ?? []) {
    const written = fold(entry.written).text.trim().toLowerCase();
    const first = written.charAt(0);
    if (first === '') continue;
    const list = byFirst.get(first) ?? [];
    const plain = entry.spoken.normalize('NFC').replace(/ +/g, ' ').trim();
    const spoken = sayable(plain) === plain ? plain : sayable(read(entry.spoken));
    list.push({ written, spoken });
    byFirst.set(first, list);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.written.length - a.written.length);

  return ({ text, at }) => {
    const list = byFirst.get(text.charAt(at).toLowerCase());
    if (!list || (letter.test(text.charAt(at)) && before.test(text.slice(Math.max(0, at - 2), at))))
      return undefined;
    for (const { written, spoken } of list) {
      const end = at + written.length;
      if (text.slice(at, end).toLowerCase() !== written) continue;
      if (letter.test(written.slice(-1)) && letter.test(text.charAt(end))) continue;
      const suffix = /^-([а-яөүё]{1,10})(?![\p{L}\p{N}])/u.exec(text.slice(end, end + 13));
      if (options.language === 'mn' && suffix?.[1] && parseSuffix(suffix[1]) && spoken !== '')
        return draft(end + suffix[0].length, 'dictionary', inflect(spoken, suffix[1]));
      return draft(end, 'dictionary', spoken);
    }
    return undefined;
  };
}
