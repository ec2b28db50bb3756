import { match } from '../../draft.ts';
import { genitiveBefore, suffixAt } from '../endings/after.ts';
import { inflect, parseSuffix } from '../endings/suffix.ts';
import { Numeral } from '../numbers/cardinal.ts';

/** 00:12:45 in a film. */
const inFilm = /^00?:(?:(?!00)\d\d:|[\d:]{5},)/;

/** 10:30, 8.15 and 0930 in words; `k` is a place in a recording, in minutes and seconds, and `f` the beginning of a range. */
export function clockWords(written: string, shape: string): string {
  if (written === '') return '';
  const parts = written
    .replace(/,.*/, '')
    .replace(/^(\d\d)(\d\d)$/, '$1:$2')
    .split(/\D/);
  if (inFilm.test(written)) parts.shift();
  const isPlace = shape.startsWith('k') || inFilm.test(written);
  const [hour = '', minute = '', second = ''] = isPlace ? ['', ...parts] : parts;
  const isZero = hour === '' && Number(second) === 0;
  const isShown = [
    hour !== '',
    Number(minute) > 0 || isZero || (hour !== '' && Number(second) > 0),
    Number(second) > 0,
  ];
  const said = [hour, minute, second].flatMap((one, at) =>
    isShown[at] ? [`${new Numeral(one).attributive()} ${units[at]}`] : [],
  );
  return shape.endsWith('f') ? `${inflect(said.join(' '), 'аас')} ` : said.join(' ');
}
const units = ['цаг', 'минут', 'секунд'];

/** The word "hour" after digits that already mean it: 10:30 цагт. */
const hourWord =
  /[ \u00A0](?:цаг(аас|т|ийн|ийг|аар|тай|руу)?(?![А-Яа-яөүё])|tsag(aas|t|iin)(?![a-z]))|[ \u00A0]?ц(?![А-Яа-яөүё/])/iy;
const typedCases: Readonly<Record<string, string>> = { aas: 'аас', t: 'т', iin: 'ийн' };

/** A time with what it goes on with: the word "hour", a half of the day, a suffix. */
export function timeEnd(
  text: string,
  end: number,
  spoken: string,
): { spoken: string; end: number } {
  const word = match(hourWord, text, end);
  if (word) {
    const hung = word[1]?.toLowerCase() ?? typedCases[word[2]?.toLowerCase() ?? ''];
    const suffix = hung ? parseSuffix(hung) : undefined;
    return { spoken: suffix ? inflect(spoken, suffix) : spoken, end: end + word[0].length };
  }
  // 11:45 ү.ө.-д: the suffix is that of the time.
  const half = match(/ ?(?:ү\.? ?[хө]\.?(?=-)|[ap]m(?!\p{L}))/iuy, text, end)?.[0] ?? '';
  const ofHalf = half && suffixAt(text, end + half.length);
  const isHalf = ofHalf || /m$/i.test(half);
  const day = isHalf ? `үдээс ${/[хp]/i.test(half) ? 'хойш' : 'өмнө'} ` : '';
  // 14:00 д ирээрэй: a space before the suffix.
  const apart = match(/ [дт](?![\p{L}.)/])/uy, text, end) ? 1 : 0;
  const hung = isHalf
    ? ofHalf
    : suffixAt(text, end + apart, /\p{L}/u.test(text.charAt(end + apart)));
  const suffix = hung ? hung.suffix : genitiveBefore(text, end);
  const rest = hung ? hung.end : end + (isHalf ? half.length : 0);
  return { spoken: day + (suffix ? inflect(spoken, suffix) : spoken), end: rest };
}
