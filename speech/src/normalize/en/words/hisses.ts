import { type Draft, draft, match, type Scan } from '../../draft.ts';

const word = /[a-zA-Z]{2,40}(?![\p{L}\p{N}'’_])/uy;
const begins = /^[bghmnpstz]/i;
/** Sounds without a vowel, stretched or not, by a spelling that no voice says letter by letter. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/^(?:s+h{2,}|s{3,}h+)$/, 'shush'],
  [/^p+f{2,}$/, 'piff'],
  [/^p+f+t+$/, 'pift'],
  [/^p+s{1,2}h+$/, 'pish'],
  [/^b+r{2,}$/, 'burr'],
  [/^g+r{2,}$/, 'gurr'],
  [/^z{3,}$/, 'zizz'],
  [/^b+z{2,}t*$/, 'buzz'],
  [/^m{3,}$/, 'umm'],
  [/^m+h+m+$/, 'um hum'],
  [/^h+m+p+h+$/, 'humph'],
  [/^h+r+m+$/, 'hmm'],
  [/^nth$/, 'enth'],
];

/** `Shh!`, `Pfft`, `Brrr`, `Hmph`: a hiss or a hum, not its letters. */
export function hissRule({ text, at }: Scan): Draft | undefined {
  if (!begins.test(text.charAt(at)) || /[\p{L}\p{N}'’_.@/-]/u.test(text.charAt(at - 1)))
    return undefined;
  const written = match(word, text, at)?.[0];
  if (!written || /[aeiouy]/i.test(written)) return undefined;
  // Nth Sydney is in the north.
  if (written === 'Nth') return undefined;
  const said = spellings.find(([shape]) => shape.test(written.toLowerCase()))?.[1];
  if (!said) return undefined;
  const isCapital = /^[A-Z][a-z]/.test(written);
  return draft(
    at + written.length,
    'word',
    isCapital ? said.charAt(0).toUpperCase() + said.slice(1) : said,
  );
}
