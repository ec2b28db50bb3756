import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, near } from '../../near.ts';
import { isMeasured, isNumbered, isOfLaw } from '../codes/sections.ts';
import { genitiveBefore, nounFollows, suffixAt, suffixed } from '../endings/after.ts';
import { parseSuffix } from '../endings/suffix.ts';
import lists from '../lists.json' with { type: 'json' };
import { Numeral, oneByOne } from '../numbers/cardinal.ts';
import { readSpan, untilMonth } from '../numbers/spans.ts';
import { isBesideEquals } from '../science/equations.ts';
import { wordsOf } from '../words/word-pairs.ts';
import { pointTimeAt } from './point-times.ts';
import { type Clock, clockWords } from './timecodes.ts';

const clock =
  /([01]?\d|2[0-4]):([0-5]\d)(?::([0-5]\d)(?:,\d{3}(?= --> |\s*(?:\n|$)))?)?(?![\d:]|,\d{3})/y;
/** With a point only if "hour" follows, even after a range or a list: 8.00, 14.30 цагт. */
const dotted =
  /([01]?\d|2[0-4])\.([0-5]\d)(?=(?:(?:, ?| ?[-\u2013] ?| ба | болон )(?:[01]?\d|2[0-4])\.[0-5]\d){0,8} ?цаг)/y;
const dottedSuffix =
  /([01]?\d|2[0-4])\.([0-5]\d)(?=(?: ?[-\u2013] ?(?:[01]?\d|2[0-4])\.[0-5]\d)?(?:-?(?:д|т|аас|ээс|оос|өөс)(?![а-яөү])| хүртэл)|[-\u2013](?:[01]?\d|2[0-4])\.[0-5]\d(?!\d))/y;
/** 8-00 цаг, 9-30 цагт: not a possible range of hours, or a point in time; 20-30 цаг is a duration. */
const dashed =
  /([01]?\d|2[0-3])-(00(?= ?цаг)|(?<=(?:^|\n)0\d-)(?:00|15|30|45)(?= \p{Lu}\p{Ll})|(?:2[5-9]|[3-5]\d)(?= ?цаг(?:т|аас)(?!\p{L})))/uy;
/** 0900-1800 цаг: of numbers without a sign, only one that begins with zero is a time. */
const unsigned =
  /(0\d|[12]\d(?<=0\d{3} ?[-\u2013] ?\d\d))([0-5]\d)(?=(?: ?[-\u2013] ?[0-2]\d[0-5]\d)? ?цаг)/y;
const lastDotted = /([01]?\d|2[0-4])\.([0-5]\d)(?![\d.])/y;
const hourly =
  /даваа|мягмар|лхагва|пүрэв|баасан|бямба|ням гараг|өдөр бүр|эхэл|эхлэ|уулз|хөдөл|ирнэ|ирээ|ирлээ|явна|явлаа|гарна|буудал|газард|нээ[нгл]|хаана|хаадаг|цугла|дуусна|дуусл|тарна|орой|өглөө|шөнө|маргааш|өнөөдөр|ажилл|хичээл|хуваарь|цаг|ажлын|кино|ээлж|нэвтрүүлэг|хурал|уулзалт|нээлт|сургалт|\d-н?д /;
/** A range of quarters of an hour. */
const quarters =
  /\d\.(?:00|15|30|45)-(?:аас|ээс|оос|өөс) \d{1,2}\.(?:00|15|30|45)(?:-[дт]| хүртэл| хооронд)/;
const lawful =
  /зүйл|хуул|заасан|заалт|хэсэг|журам|дүрэм|хүрлээ|хүрч|хүрсэн|хувь|%|₮|төгрөг|доллар|ханш/;
const dash = / --> | ?[-\u2013\u2014] ?/y;
/** The word "hour" after digits that already mean it: 10:30 цагт. */
const hourWord =
  /[ \u00A0](?:цаг(аас|т|ийн|ийг|аар|тай|руу)?(?![А-Яа-яөүё])|tsag(aas|t|iin)(?![a-z]))|[ \u00A0]?ц(?![А-Яа-яөүё/])/iy;
const typedCases: Readonly<Record<string, string>> = { aas: 'аас', t: 'т', iin: 'ийн' };
const score =
  /хож|ял(?:са|ла|ж|ав|ан)|тоглол|оноо|сет|(?:-р|гаар|гээр|эхний|сүүлийн|нэмэлт) үе(?:ийн|д)|хэсэгт|тэнц|харьцаа|шигшээ|баг(?:ийг|ийн|т|аас)?[ ,.]|гоол|ялагда|хожигд|тоглож|плэй|финал|(?<!судасны |зүрхний )цохилт/;

/** Books of the Bible: a chapter and a verse follow. */
const books = new Set(wordsOf(lists.scriptures));

/** 00:12:45 in a film; behind a date it is a time of the night. */
const inFilm = /^00?:(?:(?!00)\d\d:|[\d:]{5},)/;

/** `from`: where the time before it in a range is written. */
function readClock(text: string, at: number, from?: number): Clock | undefined {
  const isPoint = from !== undefined && /^\d{1,2}\./.test(text.slice(from, from + 3));
  const found =
    match(clock, text, at) ??
    match(dotted, text, at) ??
    match(dashed, text, at) ??
    match(unsigned, text, at) ??
    (isPoint ? match(lastDotted, text, at) : spokenOfTime(text, at));
  if (!found?.[1] || !found[2]) return undefined;
  const [written, hour, minute, second = ''] = found;
  const end = at + written.length;
  const isPlace = inFilm.test(written) && !/\d(?:-н[иы]й?)?,? $/.test(leftOf(text, from ?? at, 6));
  return { hour: isPlace ? '' : hour, minute, second, end };
}

/** `21.30-д эхэлнэ`, `8.30-17.30`: a time by its context, unless that is a law or a price. */
function spokenOfTime(text: string, at: number): RegExpExecArray | null {
  if (!text.slice(at + 1, at + 3).includes('.')) return null;
  if (isOfLaw(text, at, at + 4) || isOfLaw(text, at, at + 5)) return null;
  if (isNumbered(text, at) && !/^[\d.]{3,5}[-\u2013]\d/.test(text.slice(at, at + 7))) return null;
  const found = match(dottedSuffix, text, at);
  const around = found ? near(text, at, 50) : '';
  // 7.30д: nothing else of that shape has such a suffix.
  const glued =
    found !== null &&
    /^(?:00|15|30|45)[дт]/.test(text.slice(at + found[0].length - 2, at + found[0].length + 1));
  const told = glued || hourly.test(around) || quarters.test(around);
  return found && told && !lawful.test(around) ? found : pointTimeAt(text, at);
}

/** `10:30`, `10:00-12:30`, `14.30 цагт`, `10:30-аас`. In the context of a match, 21:15 is a score. */
export function timeRule({ text, at, before }: Scan): Draft | undefined {
  if (books.has(before)) return undefined;
  const first = readClock(text, at);
  if (!first) return undefined;
  const joined = match(dash, text, first.end);
  const second = joined ? readClock(text, first.end + joined[0].length, at) : undefined;
  const isPair = text[at + first.hour.length] === ':' && first.second === '' && !second;
  if (isPair && isScore(text, at, first)) return undefined;
  const last = second ?? first;
  const lead = second ? `${clockWords(first, 'аас')} ` : '';
  const word = match(hourWord, text, last.end);
  if (word) {
    const end = last.end + word[0].length;
    const hung = word[1]?.toLowerCase() ?? typedCases[word[2]?.toLowerCase() ?? ''];
    const suffix = hung ? parseSuffix(hung) : undefined;
    return draft(end, 'time', lead + clockWords(last, suffix));
  }
  // 11:45 ү.ө.-д: the suffix is that of the time.
  const half = match(/ ?(?:ү\.? ?([хө])\.?(?=-)|([ap])m(?!\p{L}))/iuy, text, last.end);
  const halfEnd = last.end + (half?.[0].length ?? 0);
  const ofHalf = half && suffixAt(text, halfEnd);
  if (half && (ofHalf || half[2]))
    return draft(
      ofHalf?.end ?? halfEnd,
      'time',
      `үдээс ${/[хp]/i.test(half[0]) ? 'хойш' : 'өмнө'} ${lead}${clockWords(last, ofHalf?.suffix)}`,
    );
  // 14:00 д ирээрэй: a space before the suffix.
  const apart = match(/ [дт](?![\p{L}.)/])/uy, text, last.end) ? 1 : 0;
  const written = suffixAt(text, last.end + apart, /\p{L}/u.test(text.charAt(last.end + apart)));
  const certain = text.charAt(at + first.hour.length) !== '.';
  const suffix = written?.suffix ?? genitiveBefore(text, last.end);
  return draft(written?.end ?? last.end, 'time', lead + clockWords(last, suffix), certain);
}

function isScore(text: string, at: number, { minute, end, hour }: Clock): boolean {
  if (/^ ?цаг/.test(text.slice(end, end + 4)) || /^0\d/.test(hour) || minute.startsWith('0'))
    return false;
  // 0:10-аар хожигдсон.
  const teams = /\p{L} [-\u2013\u2014] \p{L}{1,24} $/u.test(leftOf(text, at, 30));
  if (hour === '0' && (teams || suffixAt(text, end)?.suffix.case === 'instrumental')) return true;
  if (inSets(text, at, end)) return true;
  // Тоглолт 21:15-д эхэлнэ.
  if (starts.test(text.slice(end, end + 16))) return false;
  return score.test(near(text, at, 70));
}

const starts = /^-(?:[dдтt]|аас|ээс|оос|өөс)(?!\p{L})|^ (?:эхэл|болно|болов|хөдөл|цугл)/u;
const pairsBefore = /(?:\d{1,2}:\d{1,2}, ){1,6}$/;
const pairsAfter = /^(?:, \d{1,2}:\d{1,2}(?!\d)){1,6}/;

/** Whether two numbers can be the points of a set: 25:21, 21:19, 27:25, 15:13. */
function isSet(first: string | undefined, second: string | undefined): boolean {
  if (!first || !second || first.startsWith('0') || second.startsWith('0')) return false;
  const [low = 0, high = 0] = [Number(first), Number(second)].sort((a, b) => a - b);
  return high - low >= 2 && ([11, 15, 21, 25].includes(high) || (high > 21 && high - low === 2));
}

/** Whether a list of pairs is the sets of a match: 21:19, 18:21, 15:13. Sets to 15 alone look like times. */
function inSets(text: string, at: number, end: number): boolean {
  const before = pairsBefore.exec(leftOf(text, at, 42))?.[0] ?? '';
  const after = pairsAfter.exec(text.slice(end, end + 42))?.[0] ?? '';
  if (before === '' && after === '') return false;
  // Үеүд: 19:27, 29:19: one of them is not a time.
  if (/(?<!\d)(?:2[5-9]|[3-9]\d):\d/.test(before + after)) return true;
  const pairs = (before + text.slice(at, end) + after).split(', ').map((one) => one.split(':'));
  return (
    pairs.every(([first, second]) => isSet(first, second)) &&
    pairs.some(([first, second]) => Math.max(Number(first), Number(second)) !== 15)
  );
}

const fallsBefore = /(?<!\d)(\d{1,2})-(\d{1,2})(?: ?\(\d{1,2}(?:-\d{1,2})?\))?, $/;
const fallsAfter = /^(?: ?\(\d{1,2}(?:-\d{1,2})?\))?, (\d{1,2})-(\d{1,2})(?!\d)/;

/** Whether a falling pair is next to this one in a list, as in the sets of a match: 6-4, 3-6. */
function besideFalling(text: string, at: number, end: number): boolean {
  const before = fallsBefore.exec(leftOf(text, at, 16));
  const after = fallsAfter.exec(text.slice(end, end + 16));
  return [before, after].some((other) => other && Number(other[1]) > Number(other[2]));
}

const hyphened = /(\d{1,3})[-\u2013](\d{1,3})(?![\d])(?!-\d|[.,]\d)/y;

/** Эрдэнэт 74–90 Тамир: a line with the result of a match. */
const teamBefore = /(?:^|\n|[.,:;] )(?:\p{Lu}\p{L}+ ){1,3}$/u;
const teamAfter = /^ \p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}(?:$|[\n.,;(])/u;

/** `3-1`, `2-2`: a score, as a range would rise. */
export function hyphenScoreRule({ text, at }: Scan): Draft | undefined {
  const found = match(hyphened, text, at);
  if (!found?.[1] || !found[2] || /^0\d/.test(found[1]) || /^0\d/.test(found[2])) return undefined;
  // 5-3=2 is a sum.
  if (untilMonth(text, at, at + found[1].length)) return undefined;
  if (isBesideEquals(text, at, at + found[0].length)) return undefined;
  const around = near(text, at, 70);
  const sport = score.test(around) && !around.includes('тус бүр');
  const after = at + found[0].length;
  // Саналаар 10-2-р дэмжив.
  const vote = /санал|хожи?в|хожло|ялла|ялав/iu.test(near(text, at, 40))
    ? match(/-р(?=\s|[.,;)]|$)/y, text, after)
    : null;
  if (vote && Number(found[1]) >= Number(found[2]))
    return draftOf(
      vote,
      'number',
      `${new Numeral(found[1]).bare()} ${new Numeral(found[2]).inflect('аар')}`,
      false,
    );
  const rises = Number(found[2]) > Number(found[1]);
  // 90-80 км falls.
  if (!rises && readSpan(text, at)?.from) return undefined;
  // 18–24-өөр хожигдсон; other dashes between rising numbers are ranges.
  const teams =
    teamBefore.test(leftOf(text, at, 40)) && teamAfter.test(text.slice(after, after + 40));
  const suffix = suffixAt(text, after);
  const isLong = found[0].includes('\u2013') && suffix?.suffix.case !== 'instrumental';
  const isRange =
    isLong ||
    suffix?.suffix.case === 'ordinal' ||
    isMeasured(text, after) ||
    (!suffix && nounFollows(text, after));
  if (rises && !teams && (isRange || (!sport && !besideFalling(text, at, after)))) return undefined;
  if (/[-\d]/.test(text.charAt(at - 1))) return undefined;
  return suffixed(text, after, 'number', oneByOne([found[1], found[2]]), sport && !rises);
}
