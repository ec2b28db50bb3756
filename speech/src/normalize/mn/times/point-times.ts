import { match } from '../../draft.ts';
import { leftOf, near } from '../../near.ts';

const pointed = /([01]?\d|2[0-3])\.([0-5]\d)(?![\d%‰₮$€]|[.,:/]\d|-\p{L})/uy;
const otherEnd = / ?[-\u2013\u2014] ?(?:[01]?\d|2[0-4])\.[0-5]\d(?![\d.,%])/y;
const lineStart = /(?:^|\n)[ \t]*(?:[•*·▪►▶✓●○■-] ?|\d{1,2}\) )?$/;
const title = /^[ \t]{0,2}(?:[-\u2013\u2014|:] ?)?["«“(]?(?:\p{Lu}\p{Ll}|\p{Lu}{2}|\p{Lu}\.)/u;
/** Numbers at the beginning of other lines near this one. */
const otherLines = /(?:^|\n)[ \t]*(\d{1,2})\.(\d\d)(?= )/g;

const counted =
  /^ ?(?:₮|%|хув[ьи]|төг|доллар|евро|юань|рубль|мөнгө|цент|оноо|нэгж|балл|сая|мянга|тэрбум|хэм|градус|°|секунд|километр|метр|литр|тонн|га(?!\p{L})|км|кг|см|мм|мл|гр?(?!\p{L})|м(?!\p{L})|т(?!\p{L})|л(?!\p{L})|MB|GB|кВт|удаа|дахин)/iu;
const measures =
  /температур|хэм|градус|индекс|дундаж|үнэ|ханш|доллар|юань|жин(?!\p{L}{2})|оноо|нэгж|балл|секунд|хувь|хувиар|коэффициент|голч|зүйл|хуул|заасан|заалт|журам|дүрэм|хувилбар|хүрлээ|хүрч|хүрсэн|une |₮|%/u;
const meeting =
  /^ ?(?:уулз|эхл|эхэл|явна|явъя|хөдөл|ирээрэй|ирнэ|ирье|очно|очъё|очоорой|цугла|болно|болзъё|нээгдэ|хаагда|тарна|uulz|ehle|ehel|yvna|yavna|irne|irye|ireerei|ochn|ochi|tsugl|bolno)/iu;
const saying = /^ ?(?:гэж|гэсэн|гээд|гэхэд|gehed|gej|gesen|geed|gd)(?!\p{L})/iu;
const dayBefore =
  /(?:маргааш|өнөөдөр|нөгөөдөр|орой|өглөө|шөнө|өдөр|гараг(?:т|ийн)?|гариг(?:т|ийн)?|даваад|хойш|margaash|unuudur|unoodor|onoodor|oroi|ugluu|ogloo|shunu|garigt|byamba|nyam|hurald?|хурал|хичээл|уулзалт|нээлт|кино|цуглаан|сургалт|тоглолт|цаг|эхлэх|дуусах|нээх|хаах|хаалга)[ :,]{1,2}$/iu;
const timeCue =
  /(?:хэдэн цаг|хэдэд|hed(?:en)? tsag|heded)\p{L}{0,3}(?: [\p{L}]{2,4})?\? ?[-\u2013\u2014]? ?$/iu;
const meetingNear =
  /цугл|очно|ирнэ|явна|ochno|irne|yvna|уулз|маргааш|орой|өглөө|хурал|uulz|margaash|oroi|ugluu|ogloo|hural/iu;

/** A time with a point that no word "hour" follows: `16.00 Нээлт`, `маргааш 18.30 уулзъя`. */
export function pointTimeAt(text: string, at: number): RegExpExecArray | null {
  const found = match(pointed, text, at);
  if (!found?.[2] || /[\p{L}\d.,:/₮$€+-]/u.test(text.charAt(at - 1))) return null;
  const other = match(otherEnd, text, at + found[0].length);
  const end = at + found[0].length + (other?.[0].length ?? 0);
  const after = text.slice(end, end + 16);
  if (Number(found[2]) % 5 !== 0 || counted.test(after)) return null;
  const told =
    inProgramme(text, at, found, after) ||
    beforeMeeting(text, at, after) ||
    inList(text, at) ||
    (other !== null && betweenQuarters(text, at, found[0] + other[0]));
  return told ? found : null;
}

const list =
  /(?<![\d.,])(?:[01]?\d|2[0-3])\.(?:00|15|30|45)(?:, (?:[01]?\d|2[0-3])\.(?:00|15|30|45)){2,12}(?![\d.,]\d| ?[\p{Sc}%])/gu;

/** 10.30, 14.30, 16.00: quarters of an hour, three or more of them and each later than the one before. */
function inList(text: string, at: number): boolean {
  const start = Math.max(0, at - 90);
  for (const found of text.slice(start, at + 90).matchAll(list)) {
    const from = start + found.index;
    const times = found[0].split(', ').map(Number);
    if (at >= from && at < from + found[0].length)
      return (
        times.every((one, index) => index === 0 || one > (times[index - 1] ?? 0)) &&
        !measures.test(near(text, at, 60))
      );
  }
  return false;
}

/** 14.00-15.30: from one quarter of an hour to a later one. */
function betweenQuarters(text: string, at: number, range: string): boolean {
  const [first = '', last = ''] = range.split(/ ?[-\u2013\u2014] ?/);
  const isQuarter = [first, last].every((one) => /\.(?:00|15|30|45)$/.test(one));
  return isQuarter && Number(last) > Number(first) && !measures.test(near(text, at, 40));
}

/** Whether it begins a line with a title behind it; 2.10 Зорилго is a section, 12.26 among dates a day. */
function inProgramme(text: string, at: number, found: RegExpExecArray, after: string): boolean {
  if (!lineStart.test(leftOf(text, at, 8)) || !title.test(after)) return false;
  const [hour = '', minute = ''] = found.slice(1);
  if (hour.length < 2 && !/00|30/.test(minute)) return false;
  const lines = text.slice(Math.max(0, at - 300), at + 300).matchAll(otherLines);
  return ![...lines].some((line) => Number(line[2]) % 5 !== 0);
}

function beforeMeeting(text: string, at: number, after: string): boolean {
  const around = near(text, at, 40);
  if (measures.test(around)) return false;
  if (meeting.test(after)) return true;
  if (timeCue.test(leftOf(text, at, 24))) return true;
  if (saying.test(after)) return meetingNear.test(around);
  return dayBefore.test(leftOf(text, at, 14)) && !/^ \p{Ll}{2,}/u.test(after);
}
