import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf } from '../../near.ts';
import { romanValue } from '../../roman.ts';
import { nounFollows, suffixAt } from '../endings/after.ts';
import { Numeral } from '../numbers/cardinal.ts';

const era = /(?:(?:мэ|нт|нэ)ө|(?:м\.э|н\.т|н\.э|э)\.ө\.?|эриний өмнөх|тооллын өмнөх) ?$/i;
const years = /(\d{1,4})(?: ?[-\u2013\u2014] ?(\d{1,4}))?(?![\d.,:/-]|-?р| ?(?:дугаар|дүгээр))/y;
const centuries = /([IVX]{1,5}) ?[-\u2013\u2014] ?([IVX]{1,5})(?= зуун|зууны)/y;

const ourEra =
  /НТ(?= (?:[IVX]{1,5}|\d{1,4})(?:[-\u2013](?:[IVX]{1,5}|\d{1,4}))? ?(?:-р |дугаар |дүгээр )?(?:зуун|он))/y;

/** Before our era the later year is the smaller number: МЭӨ 3000-1000 оны, м.э.ө. V-IV зуун, МЭӨ209 онд. */
export function eraRule({ text, at }: Scan): Draft | undefined {
  if (match(ourEra, text, at) && !/\p{L}/u.test(text.charAt(at - 1)))
    return draft(at + 2, 'abbreviation', 'нийтийн тооллын');
  const behind = text.charAt(at - 1) === ' ' ? at - 2 : at - 1;
  if (!/[өӨхХ.]/.test(text.charAt(behind)) || !era.test(leftOf(text, at, 16))) return undefined;
  const century = match(centuries, text, at);
  if (century?.[1] && century[2]) {
    const [from, to] = [romanValue(century[1]), romanValue(century[2])];
    return from && to
      ? draftOf(
          century,
          'roman',
          `${new Numeral(String(from)).inflect('аас')} ${new Numeral(String(to)).ordinal()}`,
        )
      : undefined;
  }
  const found = match(years, text, at);
  if (!found?.[1]) return undefined;
  const end = at + found[0].length;
  if (suffixAt(text, end)) return undefined;
  const last = new Numeral(found[2] ?? found[1]);
  const said = nounFollows(text, end) ? last.attributive() : last.bare();
  return draft(end, 'date', found[2] ? `${new Numeral(found[1]).inflect('аас')} ${said}` : said);
}
