import { type Draft, draft, match, type Scan } from '../draft.ts';
import { letterName } from './letters.ts';
import { inflect, parseSuffix } from './suffix.ts';

const word = /[А-Яа-яЁёӨөҮү]{1,200}(?:[-'][А-Яа-яЁёӨөҮү]{1,60}){0,8}/y;
const quotedSuffix = /["»”“']{1,2}-?([а-яөүё]{1,10})(?![А-Яа-яЁёӨөҮү])/y;
const vowel = /[аэоөяеёюыиуү]/i;

/** A plain word, said as written; hyphens are silent (Оюун-Эрдэнэ), a suffix after a closing quote joins (толгой"-н). */
export function wordRule({ text, at }: Scan): Draft | undefined {
  const found = match(word, text, at);
  if (!found) return undefined;
  const end = at + found[0].length;
  const vitamin =
    /^[АВСЕДК]$/.test(found[0]) && /^ ?\d{0,2} ?витамин/i.test(text.slice(end, end + 12));
  if (vitamin) return draft(end, 'initialism', vitamins[found[0]] ?? found[0], false);
  const alone = found[0].length === 1 ? letterAlone(found[0]) : undefined;
  if (alone) return draft(end, 'initialism', alone, false);
  const [, base = '', hung = ''] =
    /^(.+)-([а-яөүё]{1,12}|(?![АЭОӨ]Н)[А-ЯӨҮЁ]{2,5})$/.exec(found[0]) ?? [];
  const suffix = base === '' ? undefined : parseSuffix(hung);
  const written = lowerCapitals(suffix ? base : found[0]).replace(/[-']/g, ' ');
  const spoken = suffix ? inflect(written, suffix) : written;
  const quoted = match(quotedSuffix, text, end);
  if (quoted?.[1] && quoted[0].includes('-'))
    return draft(end + quoted[0].length, 'word', quotedWith(spoken, quoted[1]));
  return draft(end, 'word', spoken);
}

/** A quoted title with its suffix: adapted if the word needs another stem (хороолол), else as written. */
function quotedWith(word: string, written: string): string {
  const suffix = /[аэоөуү]л[аэоө]л$/.test(word) ? parseSuffix(written) : undefined;
  return suffix ? inflect(word, suffix) : word + written;
}

/** Latin letters typed as similar Cyrillic ones: С витамин. */
const vitamins: Record<string, string> = { А: 'а', В: 'би', С: 'си', Е: 'и', Д: 'дэ', К: 'ка' };

/** Headings in capitals are read as words: no engine should spell them. */
function lowerCapitals(written: string): string {
  return written.length > 1 && /^[А-ЯЁӨҮ-]+$/.test(written) ? written.toLowerCase() : written;
}

/** A single consonant can't be said, so its name is. */
function letterAlone(written: string): string | undefined {
  // ч and л are particles that attach to the word before.
  return vowel.test(written) || written === 'ч' || written === 'л'
    ? undefined
    : letterName(written);
}
