import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { leftOf, rightOf } from '../../near.ts';
import { suffixAt } from '../endings/after.ts';
import { inflect, parseSuffix } from '../endings/suffix.ts';
import { letterName, spell } from '../latin/letters.ts';
import lists from '../lists.json' with { type: 'json' };
import { givenNames } from './known-words.ts';

const word = /[А-Яа-яЁёӨөҮү]{1,200}(?:[-'][А-Яа-яЁёӨөҮү]{1,60}){0,8}/y;
const vowel = /[аэоөяеёюыиуү]/i;

/** A plain word, said as written; hyphens are silent (Оюун-Эрдэнэ), a suffix after a closing quote joins (толгой"-н). */
export function wordRule({ text, at, before }: Scan): Draft | undefined {
  const found = match(word, text, at);
  if (!found) return undefined;
  const end = at + found[0].length;
  const chat = Object.hasOwn(chatForms, found[0].toLowerCase())
    ? chatForms[found[0].toLowerCase()]
    : undefined;
  if (chat) return draft(end, 'word', chat, false);
  const like = Object.hasOwn(vitamins, found[0]) ? vitamins[found[0]] : undefined;
  if (
    like &&
    (kindOfVitamin.test(text.slice(at, at + 41)) || ['гепатит', 'витамин'].includes(before))
  )
    return draft(end, 'initialism', like, false);
  const particle = /[ЛЧ]/.test(found[0]) && isInCapitals(text, at, end);
  if (found[0].length === 1 && particle) return draft(end, 'word', found[0].toLowerCase(), false);
  const alone = found[0].length === 1 ? letterAlone(found[0]) : undefined;
  if (alone) return draft(end, 'initialism', alone, false);
  const [, base = '', hung = ''] =
    /^(.+)-([а-яөүё]{1,12}|(?![АЭОӨ]Н)[А-ЯӨҮЁ]{2,5})$/.exec(found[0]) ?? [];
  const own = base === '' ? undefined : parseSuffix(hung);
  const quoted = !own && /["»”“')]/.test(text.charAt(end)) ? suffixAt(text, end) : undefined;
  const suffix = own ?? quoted?.suffix;
  // Е.Б.С-ийн: the name of the letter takes the suffix.
  const plain =
    (own && base.length === 1 ? letterAlone(base) : undefined) ??
    nameAtStart(text, at, found[0]) ??
    lowerCapitals(own ? base : found[0]);
  const written = stretched(plain).replace(/[-']/g, ' ');
  return draft(quoted?.end ?? end, 'word', suffix ? inflect(written, suffix) : written);
}

/** Contractions of chats in Cyrillic; no other word is written so. */
const chatForms: Record<string, string> = lists.chatForms;

/** САЙЙЙН: drawn-out й and consonants are said once; a long vowel stays. */
const stretched = (written: string): string =>
  !vowel.test(written)
    ? written
    : written
        .replace(/й{2,60}/giu, 'й')
        .replace(/(?<=[аэоөяеёюыиуүйь])([бвгджзклмнпрстфхцчшщ])\1{2,60}/giu, '$1');

/** Latin letters typed as similar Cyrillic ones: С витамин, С хэсэг. */
const kindOfVitamin =
  /^(?:\p{L}(?:(?:, ?| ба | болон )[АВСДЕ](?!\p{L}))* ?\d{0,2} ?(?:витамин|вирус|гепатит)|[ВС] хэс(?:эг|гийн))/iu;
const vitamins: Record<string, string> = { А: 'а', В: 'би', С: 'си', Е: 'и', Д: 'дэ', К: 'ка' };

/** Headings in capitals are read as words: no engine should spell them. ЛэндМН: but initials behind a word. */
function lowerCapitals(written: string): string {
  const [, head, tail] = /^(\p{Lu}\p{Ll}{2,})(\p{Lu}{2,4})$/u.exec(written) ?? [];
  if (head && tail) return `${head} ${spell(tail)}`;
  // ИХШХШтХ: the small letter is of a word like "тухай".
  if (/^\p{Lu}{2,9}\p{Ll}\p{Lu}{1,4}$/u.test(written)) return spell(written);
  return written.length > 1 && /^[А-ЯЁӨҮ-]+$/.test(written) ? written.toLowerCase() : written;
}

/** ТУЯА: Сайн! is the speaker of a line, ОЮУ ТОЛГОЙ a name: it keeps its first capital. */
function nameAtStart(text: string, at: number, written: string): string | undefined {
  const lower = written.toLowerCase();
  if (written === lower || written.length < 3 || !givenNames.has(lower)) return undefined;
  const isFirst = /(?:^|\n)[^\p{L}\d\n]{0,3}$/u.test(leftOf(text, at, 4));
  const next = rightOf(text, at + written.length, 3);
  return isFirst && /^(?::|\s*$|\s*\n| \p{Lu}{2})/u.test(next)
    ? written.charAt(0) + lower.slice(1)
    : undefined;
}

/** Whether a word in capitals stands on both sides: НЭГ Л ХҮН. */
function isInCapitals(text: string, at: number, end: number): boolean {
  return (
    /[А-ЯЁӨҮ]{2} $/.test(leftOf(text, at, 3)) && /^ [А-ЯЁӨҮ]{2}/.test(text.slice(end, end + 3))
  );
}

/** A single consonant can't be said, so its name is. */
function letterAlone(written: string): string | undefined {
  // ч and л are particles that attach to the word before.
  return vowel.test(written) || written === 'ч' || written === 'л'
    ? undefined
    : letterName(written);
}
