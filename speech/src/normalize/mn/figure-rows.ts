// Figures and letters beside them that are read in one way: what they look like, and what is said.
import type { TokenKind } from '@duu/contract/token';
import { type Draft, draft, match, type Rule, type Scan } from '../draft.ts';
import { before, suffixed } from './endings/after.ts';
import { spell } from './latin/letters.ts';
import { decimalWords, Numeral } from './numbers/cardinal.ts';

/** `{1}` is the first figure, bare; `{1:a}` before a noun, `{1:c}` as what follows needs, `{1:s}` its letters, `{1:аас}` in a case. */
type Row = readonly [form: RegExp, said: string, kind: TokenKind, isUncertain?: '?'];

const flat = String.raw`(\d{1,3})-(\d{1,4})(?= (?:toot|тоот(?:од|оос|ын|той)?)(?!\p{L}))`;
const street =
  '(?:(?<!\\p{L})[Бб]аг|[Гг]удамж(?:ны)?|[Хх]ороо(?:лол)?|[Hh]oroo|[Хх]отхон|[Бб]айр|[Оо]рц)[,:]? ';
const place =
  '(?:хороо|дүүрэг|баг|сум),? (?:\\p{Lu}[\\p{L}-]{2,20},? ){1,2}|(?<!\\p{L})\\p{Lu}\\p{Ll}+-\\p{Lu}\\p{Ll}+ ';
const flatAt = new RegExp(
  `${flat}(?<=(?:${street}|${place})[\\d-]{3,8}|(?<![\\d-])\\d\\d?-\\d{3,4})`,
  'uy',
);
const onMap = '[^.\n]{0,30}(?:масштаб|газрын зу)|(?<=(?:масштаб|газрын зураг)[^.\n]{0,40})';
const mapScale = new RegExp(`(?<![\\d:.,])1:([\\d ,]{4,9}(?<=\\d))(?!\\d)(?=${onMap})`, 'uy');
const figures: readonly Row[] = [
  // 10ц 30м: hours and minutes, as abbreviated in messages.
  [/([01]?\d|2[0-4])ц ?([0-5]?\d) ?м(?:ин)?(?![\p{L}\p{N}])/uy, '{1:a} цаг {2:a} минут', 'time'],
  // 18+ насны, 400+ бий, EBITDA 1.8x: more than so many; so many times.
  [/(?<![\d.,\p{L}])(\d{2,6})\+(?= нас)/uy, '{1:аас} дээш', 'number', '?'],
  [/(?<![\d.,\p{L}])(\d[\d,]{0,9})\+(?= [а-яөүёa-z]{3})/uy, '{1} гаруй', 'number', '?'],
  [/(?<![\d.,\p{L}])(\d{1,3}\.\d)[xх](?=\s*(?:$|[.,;)\n]))/uy, '{1:a} дахин', 'number', '?'],
  // 5W-30: the thickness of oil.
  [/(?<![\p{L}\p{N}])(\d{1,2})W-(\d{2})(?!\d)/uy, '{1} дабль ю {2}', 'number'],
  // 5-доогоор анги, 18-дээш нас: below, above so many.
  [/(?<![\d.,/-])(\d{1,4})-(?=(?:дээ|доо)[шг])/uy, '{1:аас}', 'number', '?'],
  // 7.5:6.5-аар: a score with half points, as in chess.
  [/(\d{1,2}\.\d):(\d{1,2}\.\d)(?![\d:]|\.\d)/y, '{1} {2}', 'number', '?'],
  // ½-1 шахмал: from a half to one.
  [/(?<![\d./])1[/\u2044]2 ?[-–] ?(\d)(?![\d/\u2044.,])/y, 'хагасаас {1:c}', 'range'],
  [/(?<![\d./])1[/\u2044]4 ?[-–] ?(\d)(?![\d/\u2044.,])/y, 'дөрөвний нэгээс {1:c}', 'range'],
  // Ажлын цаг 09-18: hours of opening.
  [
    /(0?[6-9]|1[0-2])-(1\d|2[0-4])(?![\d:/-]|[.,]\d)(?! ?\p{Ll})(?<=(?:цаг|tsag)(?: нь| ni)?:? [\d-]{4,5})/uy,
    '{1:a} цагаас {2:a} цаг',
    'time',
    '?',
  ],
  // 4-р гудамж, 5-30 тоот, 16-р хороо, Алтан-Өлгий 3-15 тоот: a house and a flat.
  [flatAt, '{1:ийн} {2:a}', 'number', '?'],
  // 1:50 000 масштаб: a map's scale.
  [mapScale, 'нэг {1:c}', 'number'],
  // 1:45.32, 2:08:15.4: a race time.
  [/(\d?\d):([0-5]\d\.\d{1,3})(?= секунд)/y, '{1:a} минут {2:a}', 'time'],
  [/(\d?\d):([0-5]\d\.\d{1,3})(?![\d:]|\.\d)/y, '{1:a} минут {2:a} секунд', 'time'],
  [/(\d?\d):([0-5]\d):([0-5]\d\.\d{1,3})(?![\d:])/y, '{1:a} цаг {2:a} минут {3:a} секунд', 'time'],
  // M/L 8900/10900: two prices; 195/65R15: the size of a tyre; 8/256: two of memory.
  [/(?<![\d.])(?!100\/)([1-9]\d*00)\/([1-9]\d*00)(?![\d/])/y, '{1} {2:c}', 'number', '?'],
  [/(?<![\d./])(\d{3})\/(\d\d)(?= ?R\d\d)/y, '{1} {2}', 'number'],
  [/(?<![\d./])(4|6|8|12|16)\/(64|128|256|512)(?! ?[GTMГТМ]|[\d/])/y, '{1} {2:c}', 'number', '?'],
  // Дэвтэр 48х: so many pages.
  [
    /(\d{2,3})х(?!\p{L})(?<=(?:эвтэр|ном|цаас)[^\n\d]{0,12}\d{2,3}х)/uy,
    '{1:a} хуудас',
    'unit',
    '?',
  ],
  // 202.21.xx.xx, 192.168.1.x: an address on the internet, partly hidden.
  [
    /(\d{1,3})\.(\d{1,3})\.[xхX]{2}\.[xхX]{2}(?!\p{L})/uy,
    '{1} цэг {2} цэг икс икс цэг икс икс',
    'number',
    '?',
  ],
  [/(\d{1,3})\.(\d{1,3})\.\*\.\*/y, '{1} цэг {2} цэг од цэг од', 'number', '?'],
  [
    /(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.[xхX](?!\p{L})/uy,
    '{1} цэг {2} цэг {3} цэг икс',
    'number',
    '?',
  ],
  // 3-р раунд 2:14: in a fight.
  [/(\d):([0-5]\d)(?<=\d-р раунд \d:\d\d)/uy, '{1:a} минут {2:a} секунд', 'time', '?'],
  // Хуудас 1/3: of so many.
  [/(\d{1,3})\/(\d{1,3})(?![\d/])(?<=(?:уудас|слайд):? [\d/]{3,7})/uy, '{2:аас} {1}', 'number'],
  // 6500K: the colour of light.
  [/(?<![\p{L}\p{N}.,])([2-9]\d{3})K(?![\p{L}\p{N}])/uy, '{1:a} кельвин', 'unit', '?'],
  // A week; 7 хоног by itself may also count days.
  [
    /(?<![\p{L}\p{N}.,/-])(7)(?= (?:(?:хоног|honog) (?:бүр|тутам|дараалан|bur)|хоног(?:т|ийн)|honog(?:t|iin))(?!\p{L}))/uy,
    '{1}',
    'number',
  ],
  // Around the clock.
  [/(?<![\d.,/])(24)\/(7)(?![\d/])/y, '{1} {2}', 'number', '?'],
  [/(?<![\d.,/])(7)\/(24)(?![\d/.])/y, '{1} {2:c}', 'number', '?'],
];

const letters: readonly Row[] = [
  // Дахилт х2: so many times, at the end of a line. 1 капсул х 3 удаа.
  [/(?<=^|[\s(])[хx]([2-9])(?=\)|\s*(?:\n|$))/uy, '{1:a} удаа', 'symbol'],
  [/(?<=\p{Ll}\.? )[хx](?= \d{1,2} (?:удаа|хоног|өдөр))/uy, ',', 'punctuation'],
  // 3х3 сагсан бөмбөг, 4x4 машин; 4x100, 50 х 70.
  [/(?<=([34]))[xхXХ](?=\1 (?:сагс|тэмцээн|баг(?!ан)|лиг|машин|жийп|хөтлөгч))/uy, '', 'symbol'],
  [/(?<=[\p{L}\d] )[xх](?= \d)|(?<=[\d)] ?)[xхXХ](?= ?[(\d])/uy, 'үржих', 'symbol'],
  // The programming languages C#, F# and C++; No.5.
  [/(?<![\p{L}\p{N}])([CF])#(?![\p{L}+#])/uy, '{1:s} шарп', 'symbol'],
  [/(?<![\p{L}\p{N}])C\+\+(?![\p{L}+#])/uy, 'си плас плас', 'symbol'],
  [/N[oо]\.? ?(?=\d)/y, 'дугаар', 'symbol'],
  // B2B: the two is said in English.
  [/(?<![\p{L}\p{N}])([BCGP])2([BCGP])(?![\p{L}\p{N}])/uy, '{1:s} ту {2:s}', 'foreign'],
  // СОР17, СО2: COP and CO in letters that look like them. Е-Баримт: the letter of "electronic".
  [/(?<!\p{L})СОР(?=-?\d)/uy, 'коп', 'initialism'],
  [/(?<!\p{L})СО(?=-?\d)/uy, 'цэ о', 'initialism'],
  [/(?<!\p{L})[Ее](?=-\p{L}{3})/uy, 'и', 'initialism', '?'],
  // Тел 9614-7702: a phone. ш 1,300 is the price of a piece; ш дээ the particle of chats.
  [/(?<!\p{L})Тел(?:\.(?=:| ?\d))?(?=:? ?[+(\d])/uy, 'Утас', 'abbreviation'],
  [/(?<!\p{L})тел(?:\.(?=:| ?\d))?(?=:? ?[+(\d])/iuy, 'утас', 'abbreviation'],
  [/(?<!\p{L})ш(?= \d)/iuy, 'ширхэг', 'abbreviation'],
  [/(?<!\p{L})ш д[эе][эе]?(?!\p{L})/iuy, 'шүү дээ', 'word', '?'],
];

function figure(text: string, end: number, written: string, form: string): string {
  if (form === 's') return spell(written);
  const [whole = '', part] = written.replace(/[, \u00A0]/g, '').split('.');
  const numeral = new Numeral(part === undefined ? whole : decimalWords(whole, part));
  if (form === 'c') return before(text, end, numeral);
  if (form === 'a') return numeral.attributive();
  return form === '' ? numeral.bare() : numeral.inflect(form);
}

const rowsRule =
  (rows: readonly Row[], first: RegExp): Rule =>
  ({ text, at }: Scan): Draft | undefined => {
    if (!first.test(text.charAt(at))) return undefined;
    for (const [form, said, kind, isUncertain] of rows) {
      const found = match(form, text, at);
      if (!found) continue;
      const end = at + found[0].length;
      if (said.length < 2) return draft(end, kind, said);
      const spoken = said.replace(/\{(\d)(?::(\p{L}+))?\}/gu, (_, place: string, shape = '') =>
        figure(text, end, found[Number(place)] ?? '', shape),
      );
      return suffixed(text, end, kind, spoken, !isUncertain);
    }
    return undefined;
  };

export const figureRowsRule = rowsRule(figures, /\d/);
export const letterRowsRule = rowsRule(letters, /[BCFGNPXxЕСТШХетшх]/);
