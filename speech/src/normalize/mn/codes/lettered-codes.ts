import { type Draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, letter } from '../../near.ts';
import { suffixAt, suffixed } from '../endings/after.ts';
import { letterName, spell } from '../latin/letters.ts';
import { inPairs } from '../numbers/cardinal.ts';
import { known } from '../words/abbreviations.ts';
import { isCommonForm } from '../words/common-forms.ts';

const plateShape = /(\d{4}|\d{2}-\d{2})( ?)([А-ЯЁӨҮ]{3})(?![А-Яа-яЁёӨөҮү\d])/uy;
const plateCue = /улсын дугаар|дугаартай|машин|тээвр|автомаш|жолоо[чд]|такси|приус/i;
/** Series of plates in Ulaanbaatar. */
const lettersFirst = /(У[АБЕНХ][А-ЯЁӨҮ]) ?(\d{4}|\d{2}-\d{2})(?![\d-])/uy;
const capitalSeries = /^У[АБЕНХ]/;

/** `1234 УБА`: a car's number. Its letters are not an abbreviation. */
export function plateRule({ text, at }: Scan): Draft | undefined {
  if (/[\d-]/.test(text.charAt(at - 1))) return undefined;
  const found = match(plateShape, text, at);
  if (!found?.[1] || !found[3]) return undefined;
  const end = at + found[0].length;
  const around = text.slice(Math.max(0, at - 60), end + 40);
  const after = text.slice(end, end + 24);
  const numbered = /^ (?:улсын |гэсэн )?дугаар/.test(after);
  const falls = Number(found[1].slice(0, 2)) > Number(found[1].slice(3));
  const isTold = falls && (suffixAt(text, end) ?? plateCue.test(around));
  // 2015 ОНЫ МАШИН is a heading, 99-88 ДАА-г is none.
  const isWord = !isTold && isCommonForm(found[3].toLowerCase()) && !capitalSeries.test(found[3]);
  const heading = isWord || /^ [А-ЯЁӨҮ]{2}/.test(after);
  if (/[ЫЬЪЙЩ]/.test(found[3]) || (heading && !numbered)) return undefined;
  const isPaired = found[1].includes('-');
  const cue = isPaired || plateCue.test(around) || capitalSeries.test(found[3]);
  const told = numbered || (cue && !known(found[3]));
  if (found[2] !== '' && !told) return undefined;
  const said = `${inPairs(found[1].replace('-', ''))} ${spell(found[3])}`;
  return suffixed(text, end, 'number', said, told);
}

/** Letters and digits of a register (УБ99112233) or a passport (E1234567). */
const personal = /([A-ZА-ЯЁӨҮ]{1,2})( ?)(\d{6,8})(?!\d)/uy;
const registerCue = /(?:РД|регистр\p{L}*)(?: дугаар)?[ :]{1,3}$/iu;
const masked = /[xXхХ]{2,12}-?(?=\d{4}(?!\d))/uy;
/** Latin letters typed as similar Cyrillic ones. */
const latinLookalikes: Record<string, string> = { Е: 'E', А: 'A', В: 'B', С: 'C', Р: 'P', Н: 'H' };

/** `УБА 12-34`, `УБ99112233`, `E1234567`: letters before a person's numbers are spelled. `xxxx4521`: the hiding x are silent. */
export function letteredCodeRule({ text, at }: Scan): Draft | undefined {
  if (!/[A-ZА-ЯЁӨҮxх]/.test(text.charAt(at)) || letter.test(text.charAt(at - 1))) return undefined;
  const mask = match(masked, text, at);
  if (mask) return draftOf(mask, 'dropped', '');
  const plate = match(lettersFirst, text, at);
  if (plate?.[1] && plate[2]) {
    const said = `${spell(plate[1])} ${inPairs(plate[2].replace('-', ''))}`;
    return suffixed(text, at + plate[0].length, 'number', said);
  }
  const found = match(personal, text, at);
  if (!found?.[1] || !found[3]) return undefined;
  const behind = leftOf(text, at, 30);
  const cyrillic = /^[А-ЯЁӨҮ]{2}$/.test(found[1]) && found[3].length === 8;
  const person = cyrillic && (found[2] === '' || registerCue.test(behind));
  // MN4408217: a parcel; a round number counts.
  const parcel = /^[A-Z]{1,2}$/.test(found[1]) && found[2] === '' && !/000$/.test(found[3]);
  if (!person && !parcel && !/паспорт|passport/i.test(behind)) return undefined;
  const letters = person
    ? spell(found[1])
    : [...found[1]].map((letter) => letterName(latinLookalikes[letter] ?? letter)).join(' ');
  return suffixed(text, at + found[0].length, 'number', `${letters} ${inPairs(found[3])}`);
}
