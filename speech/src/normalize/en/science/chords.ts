import { type Draft, draftOf, match, type Scan } from '../../draft.ts';
import { lineAround } from '../../near.ts';
import { allows } from '../neighbors.ts';
import { cardinal } from '../numbers/cardinal.ts';

const kinds: Readonly<Record<string, string>> = {
  ...{ m: ' minor', min: ' minor', maj: ' major', M: ' major', dim: ' diminished' },
  ...{ aug: ' augmented', sus: ' suspended', add: ' add' },
};
const chord =
  /([A-G])([#♯b♭]?)(m(?:aj|in)?|M(?=7)|dim|aug|sus|add)?(\d{1,2})?(?:(sus|add)(\d)|\((add|sus)(\d)\)|([#b])(5|9|11|13))?(?:\/([A-G])([#♯b♭]?))?(?![\p{L}\p{N}'’&+#])/uy;
/** What only chords have; of two or more a line of them is told. */
const sure =
  /(?<![\p{L}\p{N}])[A-G][#♯b♭]?(?:m|(?:m|maj|min|M)7|m?9|6|7|dim|aug|sus[24]|add9|(?=\/[A-G]))(?:\/[A-G][#b]?)?(?![\p{L}\p{N}])/gu;
const sign = (written: string): string =>
  /[#♯]/.test(written) ? ' sharp' : /[b♭]/.test(written) ? ' flat' : '';

/** A line of nothing but chords: Am  F  C  G. */
const onlyChords =
  /^[\s|:.,–-]{0,20}(?:[A-G][#♯b♭]?(?:m|maj|min|dim|aug|sus)?\d{0,2}(?:sus\d|add\d)?(?:\/[A-G][#b]?)?(?:[\s|:.,–-]{1,40}|(?:\s?x\d)?$)){3,24}$/u;

/** `Am7`, `D/F#`, `Gsus4` in a row of chords. */
export function chordRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}@#_/.'’&-]/u.test(text.charAt(at - 1))) return undefined;
  const found = match(chord, text, at);
  if (!found || found[0].length < 2) return undefined;
  // Am I the one: a question of the song.
  if (found[0] === 'Am' && /^ (?:I|not|the)(?!\p{L})/u.test(text.slice(at + 2, at + 7)))
    return undefined;
  const [, root = '', mark = '', kind = '', degree = ''] = found;
  const around = lineAround(text, at, 50);
  const others = around.match(sure)?.length ?? 0;
  if (
    others < 2 &&
    !(
      others === 1 &&
      (allows('@singled', 'around', around) || onlyChords.test(lineAround(text, at, 300)))
    )
  )
    return undefined;
  const extra = found[5] ?? found[7];
  const added = extra ? `${kinds[extra] ?? ''} ${cardinal(found[6] ?? found[8] ?? '')}` : '';
  const altered = found[10] ? `${sign(found[9] ?? '')} ${cardinal(found[10])}` : '';
  const bass = found[11] ? ` over ${found[11]}${sign(found[12] ?? '')}` : '';
  const number = degree ? ` ${cardinal(degree)}` : '';
  return draftOf(
    found,
    'symbol',
    `${root}${sign(mark)}${kinds[kind] ?? ''}${number}${added}${altered}${bass}`,
  );
}
