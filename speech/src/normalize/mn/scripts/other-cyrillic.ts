import { mongolianLetters } from '../../../g2p/cyrillic.ts';
import { type Draft, draftOf, match, type Scan } from '../../draft.ts';
import { suffixed } from '../endings/after.ts';
import lists from '../lists.json' with { type: 'json' };

const word =
  /[А-Яа-яЁёӨөҮү]{0,60}(?![А-Яа-яЁёӨөҮү])\p{Script=Cyrillic}[\p{Script=Cyrillic}\p{M}]{0,140}/uy;
/** Kazakh letters as they are written in Mongolian names: Бақыт Бахыт, Айнұр Айнур. */
const kazakh: Readonly<Record<string, string>> = lists.kazakh;
const known = /^қазақстан/;

/** Words with letters of other Cyrillic alphabets (Kazakh, Russian of old, Serbian), by sound in Mongolian letters. */
export function otherCyrillicRule({ text, at }: Scan): Draft | undefined {
  const found = match(word, text, at);
  if (!found) return undefined;
  const lower = found[0].toLowerCase().replace(known, 'казахстан');
  const plain = mongolianLetters(lower.replace(/[қңәғұһі]/g, (letter) => kazakh[letter] ?? ''));
  if (plain === '') return draftOf(found, 'dropped', '', false);
  const capital = /^\p{Lu}/u.test(found[0]);
  const said = (capital ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain).replace(
    /ң/g,
    'н',
  );
  return suffixed(text, at + found[0].length, 'foreign', said, false);
}
