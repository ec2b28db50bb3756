import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { withoutVowel } from '../endings/fleeting-vowel.ts';
import { suffixVowel } from '../endings/harmony.ts';
import { inflect } from '../endings/suffix.ts';
import { isCommonForm } from '../words/common-forms.ts';
import { known, letters, suffixes } from './traditional-words.ts';

const script = /(?:[\u1820-\u18AA\u202F]|[\u180B-\u180F]){1,120}/y;
const steering = /[\u180B-\u180F]/g;

/**
 * Letters to Cyrillic by the main sound laws from classical to Khalkha spelling: аγа becomes a long vowel, final vowels
 * are short, ч and ж before a vowel other than и become ц and з, б between vowels becomes в.
 */
function byLaws(written: string, contracts = true): string {
  // The separated final vowel is said in the present tense: ябун᠎а явна.
  const present = /\u1828\u180E[\u1820\u1821]$/.test(written);
  const raw = [...written.replace(steering, '')].map((letter) => letters[letter] ?? '').join('');
  const said = raw
    .replace(/([аэоөуү])(?:й[иэ]|и)/g, '$1й')
    .replace(contracts ? /[аоу]г([аоу])|[эөү]г([эөү])/g : /$^/, (_, back = '', front = '') =>
      (back + front).repeat(2),
    )
    .replace(/ч(?=[аоуэөүг])/g, 'ц')
    .replace(/с(?=и)/g, 'ш')
    .replace(/(?<=[аэоөуүи])б(?=[аэоөуү])/g, 'в')
    // явж, ирж; явсан, ирсэн; явах, болох.
    .replace(/(?<=[аэоөуүи][бвглмнрй])[аэоөуү]ж[уү]$|ж[уү]$/, 'ж')
    .replace(/^(.+?)[аэоөуү]?гс[аэ]н$/, (_, stem: string) => `${stem}с${suffixVowel(stem)}н`)
    .replace(
      /^(.*[бвгджзлмнрстхцчш])[аэоөуү]?х[уү]$/,
      (_, stem: string) => `${stem}${suffixVowel(stem)}х`,
    )
    .replace(/ж(?=[аоуэөүг])/g, 'з')
    .replace(/йа/g, 'я')
    .replace(/йо/g, 'ё')
    .replace(/й[уү]/g, 'ю')
    .replace(/йэ/g, 'е')
    .replace(present ? /$^/ : /(?<=[аэоөуүий][бвгджзклмнпрстфхцчш]{1,2})[аэоөуү]$/, '')
    .replace(/(?<=[чжш])и$/, '')
    .replace(/(?<=[аэоөуүи][бвгдлмнрстх]{1,2})и$/, 'ь');
  if (!present) return said;
  // The short vowel before -на is dropped, and its own follows the first one: ирнэ, болно, өгнө.
  const stem = said.slice(0, -2).replace(/(?<=[аэоөуүияеёю].*[бвгджзлмнрстхцчш])[аэоөуүи]$/, '');
  return `${stem}н${suffixVowel(stem)}`;
}

/** Letters that have one shape inside a word: o and u, ö and ü, t and d. */
const sameShape = ['\u1823\u1824', '\u1825\u1826', '\u1832\u1833'];
const shapeOf = (written: string): string =>
  bareOf(written).replace(/[\u1824\u1826\u1833]/g, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) - 1),
  );
const bareOf = (written: string): string => written.replace(steering, '');
const byShape = new Map(Object.entries(known).map(([written, said]) => [shapeOf(written), said]));

const mostVariants = 16;

/** Every way to write a word with other letters of the same shape, the typed one first. */
function variants(written: string): readonly string[] {
  let all = [''];
  for (const letter of written) {
    const pair = sameShape.find((one) => one.includes(letter)) ?? '';
    const next = [letter, ...pair.replace(letter, '')];
    const tried = all.length * next.length > mostVariants ? [letter] : next;
    all = tried.flatMap((one) => all.map((head) => head + one));
  }
  return all;
}

/** A word by the list, else by its letters; letters of one shape are taken as the common word that they make. */
function fromTraditional(written: string): string {
  const listed = known[written] ?? known[bareOf(written)];
  if (listed) return listed;
  const common = (words: readonly string[]) => words.find(isCommonForm);
  const said = byLaws(written);
  const plain = common([said, byLaws(written, false)]) ?? byShape.get(shapeOf(written));
  return plain ?? common(variants(written).map((one) => byLaws(one))) ?? said;
}

const apart = / ((?:[\u1820-\u18AA][\u180B-\u180F]{0,2}){1,4})(?![\u1820-\u18AA]|[\u180B-\u180F])/y;

const suffixOf = (written: string): string | undefined => suffixes[bareOf(written)];

const withSuffix = (word: string, suffix: string): string =>
  inflect(('аэыи'.includes(suffix.charAt(0)) && withoutVowel(word)) || word, suffix);

/** A suffix behind the vowel separator instead of the narrow space that it looks like. */
function atSeparator(word: string): readonly string[] {
  const at = word.indexOf('\u180E');
  const tail = word.slice(at + 1);
  return at > 0 && suffixOf(tail) ? [word.slice(0, at), tail] : [word];
}

/** A word in Mongolian script with the suffixes after it, separate or after a narrow space. Never certain. */
export function traditionalRule({ text, at }: Scan): Draft | undefined {
  const code = text.charCodeAt(at);
  if (code < 0x1800 || code > 0x18af) return undefined;
  const found = match(script, text, at);
  if (!found) return undefined;
  let end = at + found[0].length;
  const parts = found[0]
    .split('\u202F')
    .flatMap(atSeparator)
    .filter((part) => bareOf(part) !== '');
  const hung = match(apart, text, end);
  if (hung?.[1] && suffixOf(hung[1])) {
    parts.push(hung[1]);
    end += hung[0].length;
  }
  const [first = '', ...rest] = parts;
  const spoken = rest.reduce((word, part) => {
    const suffix = suffixOf(part);
    return suffix && word !== '' ? withSuffix(word, suffix) : `${word} ${fromTraditional(part)}`;
  }, fromTraditional(first));
  return draft(end, 'script', spoken.replace(/ {2,}/g, ' ').trim(), false);
}
