import { linkAt, mailAt } from '../../addresses.ts';
import type { Draft, Scan } from '../../draft.ts';
import { isCommonWord } from '../../en/words/common-words.ts';
import {
  extensionWord,
  fileNameAt,
  isSpelledExtension,
  unknownEndingAt,
} from '../../file-names.ts';
import { rightOf } from '../../near.ts';
import { sayable } from '../../sayable.ts';
import { suffixed } from '../endings/after.ts';
import { knownGalig } from '../latin/galig.ts';
import { isKnownLatin, latinWord } from '../latin/latin.ts';
import { spell } from '../latin/letters.ts';
import lists from '../lists.json' with { type: 'json' };
import { digitByDigit, Numeral } from '../numbers/cardinal.ts';
import { latinNames } from '../words/known-words.ts';

const signs: Record<string, string> = lists.signs;

function part(written: string): string {
  if (/^\p{N}+$/u.test(written)) {
    if (!/^[0-9]+$/.test(written)) return '';
    return /^0\d/.test(written) || written.length > 6
      ? digitByDigit(written)
      : new Numeral(written).bare();
  }
  const lower = written.toLowerCase();
  if (lower === 'etc') return 'этс';
  if (isSpelledExtension(lower)) return spell(lower);
  if (lower === 'www') return 'дабль ю дабль ю дабль ю';
  if (Object.hasOwn(latinNames, lower)) return latinNames[lower] ?? '';
  // Two letters, or no vowel at all, are read letter by letter: mn, tv, xyz.
  if (/^[a-z]+$/.test(lower) && (lower.length <= 2 || !/[aeiouy]/.test(lower))) return spell(lower);
  if (/^\p{Script=Latin}+$/u.test(written)) {
    const humps = written.split(/(?<=[a-z])(?=[A-Z])/);
    return humps.length > 1 ? humps.map(part).join(' ') : (galigPart(lower) ?? latinWord(lower));
  }
  return signs[written] ?? sayable(written);
}

/** Mongolian words in Latin letters: hool, tailan, eruulhevshil. English and known names are none. */
function galigPart(lower: string): string | undefined {
  if (lower.length < 4 || isCommonWord(lower) || isKnownLatin(lower)) return undefined;
  const whole = knownGalig(lower);
  if (whole !== undefined) return whole.replace(/ /g, '');
  // Of all places to part it the one that leaves out the fewest letters: nogoon + orgoo, not nogoo + norgoo.
  let best: { said: string; lost: number } | undefined;
  for (let at = 4; at <= lower.length - 3 && lower.length < 24; at++) {
    const [head, tail] = [lower.slice(0, at), lower.slice(at)];
    if (isCommonWord(head) || isCommonWord(tail)) continue;
    const [first, second] = [knownGalig(head), knownGalig(tail)];
    if (!first || !second) continue;
    const lost = Math.abs(head.length - first.length) + Math.abs(tail.length - second.length);
    if (!best || lost < best.lost) best = { said: `${first} ${second}`, lost };
  }
  return best?.said;
}

/** Parts of an address, a path or a login one after another, with their signs. */
export const partsSaid = (parts: readonly string[]): string =>
  parts.map(part).filter(Boolean).join(' ');

/** `info@duu.mn`: инфо эт дуу цэг эм эн. */
export function mailRule({ text, at }: Scan): Draft | undefined {
  const found = mailAt(text, at);
  return found && suffixed(text, found.end, 'email', partsSaid(found.parts));
}

/** `www.duu.mn/plans`, `https://…`, `duu.mn`. */
export function linkRule({ text, at }: Scan): Draft | undefined {
  const found = linkAt(text, at);
  // config.example.yml: a part of a file's name may look like a site.
  if (found && (fileNameAt(text, at)?.end ?? 0) > found.end) return undefined;
  if (!found) return undefined;
  const scheme = /^https?(?=:)/i.exec(rightOf(text, at, 6))?.[0];
  const isSite = scheme && found.end > at + scheme.length + '://'.length;
  const parts = isSite ? [scheme, ':', '/', '/', ...found.parts] : found.parts;
  return suffixed(text, found.end, 'url', partsSaid(parts));
}

/** `тайлан_2.docx`, `тайлан.abc`: the parts of the name, then цэг and the extension. */
export function fileRule({ text, at }: Scan): Draft | undefined {
  const known = fileNameAt(text, at);
  const other = known ? undefined : unknownEndingAt(text, at);
  if (!known && !other) return undefined;
  const { end, extension } = known ?? { end: other?.end ?? 0, extension: other?.ending ?? '' };
  // хүн.bas: a space left out after a full stop.
  if (other && knownGalig(extension)) return undefined;
  const name = (known?.parts ?? other?.name ?? []).map((one) =>
    /^[A-Z]{2,4}$/.test(one) ? latinWord(one) : part(one),
  );
  const said = [...name, 'цэг', extensionSaid(extension)].filter(Boolean).join(' ');
  return suffixed(text, end, 'url', said);
}

/** An extension by its name or its letters. */
export const extensionSaid = (extension: string): string =>
  extensionWord(extension, 'mn') ??
  (extension.match(/\d|[a-z]+/g) ?? [])
    .map((one) => (/\d/.test(one) ? new Numeral(one).bare() : spell(one)))
    .join(' ');
