import { type Draft, draft, isOwn, match, type Scan } from '../../draft.ts';
import lists from '../lists.json' with { type: 'json' };

const word = /\p{Script=Cyrillic}[\p{Script=Cyrillic}\p{M}]{0,199}/uy;
const sounds: Record<string, string> = lists.sounds;

/** Letters by themselves, as of a number plate; Ө and Ү keep what tells them from У. */
const letterNames: Record<string, string> = {
  ...Object.fromEntries(Object.entries(sounds).map(([one, said]) => [one, said.toUpperCase()])),
  ө: 'Ö',
  ү: 'Ü',
  е: 'Ye',
  ё: 'Yo',
  х: 'Kh',
  ц: 'Ts',
  ч: 'Ch',
  ш: 'Sh',
  щ: 'Shch',
  ъ: 'hard sign',
  ь: 'soft sign',
  ю: 'Yu',
  я: 'Ya',
};
/** ӨҮ, УБӨ: letters, not a word. */
const fewCapitals = /^\p{Lu}{1,3}$/u;

function respelled(written: string): string {
  if (fewCapitals.test(written))
    return [...written.toLowerCase()].map((one) => letterNames[one] ?? '').join(' ');
  const plain = [...written.toLowerCase()].map((letter) => sounds[letter] ?? '').join('');
  return /^\p{Lu}/u.test(written) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain;
}

/** Cyrillic words in an English text: phrases of three or more go to a Mongolian voice, fewer are respelled. */
export function cyrillicRule(scan: Scan): readonly Draft[] | undefined {
  const { text, at, options } = scan;
  const ends: number[] = [];
  let start = at;
  while (ends.length < 400) {
    const found = match(word, text, start);
    if (!found) break;
    ends.push(start + found[0].length);
    start += found[0].length;
    if (!match(/[ \u00A0-]\p{Script=Cyrillic}/uy, text, start) || isOwn(scan, start + 1)) break;
    start++;
  }
  if (ends.length === 0) return undefined;
  const rule = options.foreign ?? 'auto';
  const voice = rule === 'voice' || (rule === 'auto' && ends.length >= 3);
  const drafts: Draft[] = [];
  let to = at;
  for (const end of ends) {
    if (to > at) drafts.push(draft(++to, 'space', ''));
    const written = text.slice(to, end).normalize('NFC').replace(/\p{M}/gu, '');
    drafts.push(draft(end, 'foreign', voice ? written : respelled(written), voice));
    to = end;
  }
  return drafts;
}
