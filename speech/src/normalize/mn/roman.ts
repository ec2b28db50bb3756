import { type Draft, draft, match, type Scan } from '../draft.ts';
import { romanValue } from '../roman.ts';
import { suffixAt, wordAfter } from './after.ts';
import { Numeral } from './cardinal.ts';
import { inflect } from './suffix.ts';

const letters = /([IVXLCDMХІ]{1,15})(?![\p{L}\p{N}])/uy;
const pair = /([IVXLCDMХІ]{1,15}) ?[-\u2013\u2014] ?([IVXLCDMХІ]{1,15})(?![\p{L}\p{N}])/uy;
/** Only before these do numerals beyond I, V and X count; otherwise CV, CD, MC and XL are letters. */
const largeNumbered =
  /^(?:зуун|зууны|бүлэг|бүлги|зүйл|хурал|хурл|наадам|наадмын|олимп|боть|ботийн|он|оны|онд)/;
const ordinalWord = / ?-? ?(?:дугаар|дүгээр|р)(?![А-Яа-яөүё])/y;
/** Nouns that are numbered; before others a single letter stays a letter. */
const numbered =
  /^(?:зуун|зууны|бүлэг|бүлги|бүлэгт|анги|ангийн|улирал|улирл|дайн|дайны|хэсэг|хэсги|боть|ботийн|дэвтэр|шат|шатны|үе|үеийн|их хурал|хурал|хурл|богд|далай|хаан|зэрэг|зэргийн|зэрэглэл|курс|дамжаа|сар|сарын|хороо|тойрог|тойрги|банчин|николай|хубилай|людовик|петр|пётр|екатерина|елизавета|чарльз|вильгельм|фридрих|филип|карл|рамзес|элизабет|жорж|эдвард|генри|пап|иоан|александр|дарь|богдо|олимп|дээд|түвшин|түвшний|төрөл|төрлийн|бүс|ээлж|ээлжийн|цуврал|хувилбар|жил|он|үндэстний|таван|цахилгаан|станц|бага|тайз|тайлбар|хавсралт|нүүр|хүснэгт|зүйл|заалт|ба|болон|дүгээр|дугаар|хагас|хагаст|тоглолт|багц|шугам|өдөр|долоо|галав|гэрээ)/;

/**
 * Roman numerals: `XXI зуун` хорин нэгдүгээр зуун, `XIX-XX зуун`, `II Николай`, `IV-р`; after a name (Людовик XIV) also
 * an ordinal. A Cyrillic Х among them means X. A single letter counts only before a numbered noun.
 */
export function romanRule({ text, at, before }: Scan): Draft | undefined {
  const range = match(pair, text, at);
  if (range?.[1] && range[2]) {
    const [from, to] = [romanValue(range[1]), romanValue(range[2])];
    const end = at + range[0].length;
    if (from && to && from < to && (numbered.test(wordAfter(text, end)) || suffixAt(text, end))) {
      const tail = match(ordinalWord, text, end);
      const spoken = `${new Numeral(String(from)).inflect('аас')} ${new Numeral(String(to)).ordinal()}`;
      return draft(end + (tail?.[0].length ?? 0), 'roman', spoken);
    }
  }
  const found = match(letters, text, at);
  const value = found?.[1] ? romanValue(found[1]) : undefined;
  if (!found?.[1] || value === undefined) return undefined;
  let end = at + found[0].length;
  const numeral = new Numeral(String(value));
  if (!/^[IVXХІ]+$/.test(found[1]) && !largeNumbered.test(wordAfter(text, end))) return undefined;
  const written = match(ordinalWord, text, end);
  if (written) return draft(end + written[0].length, 'roman', numeral.ordinal());
  const suffix = suffixAt(text, end);
  const next = wordAfter(text, end);
  // Х.Баттулга is a name after an initial, I. Оршил a heading.
  const listed =
    /^[,.)] |^\. ?/.test(text.slice(end, end + 2)) && before === '' && !/[ХІ]/.test(found[1]);
  const cyrillicNext = /^[а-яөүё]/.test(next);
  const sure = numbered.test(next) && cyrillicNext;
  if (
    found[1].length === 1 &&
    !sure &&
    !listed &&
    !(/[VX]/.test(found[1]) && cyrillicNext && before === '')
  )
    return undefined;
  const latinBefore = /[a-z]$/.test(before) && romanValue(before.toUpperCase()) === undefined;
  if (latinBefore || /^[a-z]/.test(next)) return undefined;
  if (suffix) {
    end = suffix.end;
    return draft(end, 'roman', inflect(numeral.ordinal(), suffix.suffix), false);
  }
  return draft(end, 'roman', numeral.ordinal(), sure);
}
