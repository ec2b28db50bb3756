import { match } from '../../draft.ts';
import { kept } from '../../kept.ts';
import { inflect } from '../endings/suffix.ts';
import { agrees } from '../latin/explicit-galig.ts';
import lists from '../lists.json' with { type: 'json' };
import { wordPairs } from './word-pairs.ts';

/** Parts of Mongolian names of people and places, as written in passports and on maps. */
const pieces = new Map(Object.entries(wordPairs(lists.pieces.join('\n'))));
/** The first part of a firm's name (hangai + trade); h is typed for х as often as kh. */
export function namePart(lower: string): string | undefined {
  const typed = lower.replace(/^h(?!h)/, 'kh');
  return (
    mongolianName(lower) ??
    pieces.get(lower) ??
    official(lower) ??
    mongolianName(typed) ??
    pieces.get(typed)
  );
}

const place =
  /(?<=[A-ZÖÜ][a-zöü]{1,20} )nuur(?![a-z])|[A-ZÖÜ][a-zöü]{1,20}(?= (?:nuur|gol|aimag|sum|uul|khot)(?![a-z]))/y;

/** Uvs nuur: a lake, and no face. */
export function placeAt(text: string, at: number): string | undefined {
  const found = match(place, text, at)?.[0] ?? '';
  return found === 'nuur' ? 'нуур' : namePart(found.toLowerCase());
}

const longest = Math.max(...[...pieces.keys()].map((piece) => piece.length));
const shortest = 5;

/** The name with a case ending of galig cut off: Tuvshinjargaliin. */
const nameEnding =
  /^([a-z]{5,36}?)(giin|iin|yn|aas|ees|oos|uus|tai|tei|toi|aar|eer|oor|uur|iig|yg|nd|d|t)$/;

/** A name of such parts, with the ending that follows it in galig. */
export function galigName(lower: string): string | undefined {
  const typed = lower.replace(/v{2}/g, 'uu').replace(/(?<![aeiou])v(?![aeiou])/g, 'u');
  const whole = mongolianName(typed);
  if (whole) return whole;
  const [, head = '', ending = ''] = nameEnding.exec(typed) ?? [];
  const name = head === '' ? undefined : mongolianName(head);
  const said = endings[ending];
  return name && said ? inflect(name, said) : undefined;
}

const endings: Readonly<Record<string, string>> = lists.endings;

/** Returns a name made of such parts in Cyrillic, at least two or one too long to be English: Altantsetseg алтанцэцэг. */
export const mongolianName = kept((lower: string): string | undefined => {
  if (lower.length > 40) return undefined;
  // Enhbayar: h is typed for х as often as kh.
  const typed = lower.replace(/(?<![ksczgt])h/g, 'kh');
  return (
    ofParts(lower) ??
    official(lower) ??
    (typed === lower || lower.length <= shortest ? undefined : ofParts(typed))
  );
});

/** Ömnögovi: official names tell ö and ü; the parts are listed as most people type them. */
function official(lower: string): string | undefined {
  const plain = lower.replace(/[öü]/g, 'u');
  const said = plain === lower ? undefined : (ofParts(plain) ?? pieces.get(plain));
  return said !== undefined && agrees(lower, said) ? said : undefined;
}

function ofParts(lower: string): string | undefined {
  // said[n]: the reading of the first n letters with the longest last part.
  const said: (string | undefined)[] = [''];
  for (let end = 1; end <= lower.length; end++) {
    for (let start = Math.max(0, end - longest); start < end; start++) {
      const head = said[start];
      const piece = head === undefined ? undefined : pieces.get(lower.slice(start, end));
      if (piece !== undefined) {
        said[end] = head + piece;
        break;
      }
    }
  }
  const whole = said[lower.length];
  if (!whole) return undefined;
  return pieces.has(lower) && lower.length < shortest ? undefined : whole;
}
