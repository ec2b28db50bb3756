import { type Draft, draft, match, type Scan } from '../draft.ts';
import { sentenceStart } from './abbreviations.ts';
import { clippedAnywhere, clippedBeforeStop } from './clipped-list.ts';
import { commonWords, isCommonWord } from './common-words.ts';
import { begins } from './shorthand.ts';

const word =
  /(?:[a-z]{2,9}|[A-Z][a-z]{1,8}|[A-Z]{3,9})(?![\p{L}\p{M}\p{N}'’@_/&]|\.[\p{L}\p{N}])/uy;
const inAddress = /^ (?:dot|dash|slash|underscore)(?!\p{L})/u;
const innerStop = /^\.(?: (?:\p{Ll}|[\d(&])|[,;:)])/u;

/** `QTY` is no name of a firm. */
const inCapitals =
  /^(?:[A-Z]{4,9}|QTY|PKG|QTS|MGR|MKT|VEH|WHT|LVL|BKS|GDS|MFD|GDN|HSE|FWD|FRT|PKT|CHQ|DBL|SGL|LTD|HOL|TKT|SVC|STK|WGT|RPR)$/;

const titled = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);

const consonantsOf = (word: string): string =>
  (word.charAt(0) + word.slice(1).replace(/[aeiouy]/g, '')).replace(/([a-z])\1/g, '$1');
let byConsonants: Map<string, string> | undefined;

/** `grls`, `frnds`: the most frequent word with these consonants. */
function withVowels(form: string): string | undefined {
  if (!/^[a-z][b-df-hj-np-tv-xz]{3,}$/.test(form)) return undefined;
  if (!byConsonants) {
    byConsonants = new Map();
    for (const word of new Set([...clippedAnywhere.values(), ...commonWords])) {
      const key = consonantsOf(word);
      // The list begins with the most frequent.
      if (/^[a-z]{5,}$/.test(word) && !byConsonants.has(key)) byConsonants.set(key, word);
    }
  }
  return byConsonants.get(form);
}

const manyOf = (word: string): string =>
  /[^aeiou]y$/.test(word)
    ? `${word.slice(0, -1)}ies`
    : `${word}${/(?:s|x|ch|sh)$/.test(word) ? 'es' : 's'}`;

function saidOf(form: string): string | undefined {
  const said = clippedAnywhere.get(form) ?? withVowels(form);
  if (said || !form.endsWith('s')) return said;
  const one = saidOf(form.slice(0, -1));
  return one && /[a-z]$/.test(one) && !/(?:ed|ing|ly)$/.test(one) ? manyOf(one) : undefined;
}

/** `qts`, `vols.`, `Elem. school`, `ASSOC`: clipped words that no other rule has read by what is beside them. */
export function clippedWordRule({ text, at }: Scan): Draft | undefined {
  if (/[\p{L}\p{N}@#_/.'’-]/u.test(text.charAt(at - 1))) return undefined;
  const written = match(word, text, at)?.[0];
  if (!written) return undefined;
  // HSE: the health service of Ireland.
  if (written === 'HSE' && !/^[.,]{0,2} (?:[A-Z]{2}|\d)/.test(text.slice(at + 3, at + 7)))
    return undefined;
  const form = written.toLowerCase();
  // A part of an address comes by itself.
  if (form === text || inAddress.test(text.slice(at + written.length, at + written.length + 12)))
    return undefined;
  const end = at + written.length;
  const next = text.slice(end, end + 16);
  const isInner = innerStop.test(next);
  const isShout = /^[A-Z]{2}/.test(written);
  if (isShout && (!inCapitals.test(written) || /^(?:repl|itin)$/.test(form))) return undefined;
  // The HSE is an office of health, unless all around is in capitals.
  if (
    written === 'HSE' &&
    !/[A-Z]{2}[.,]? $|\d $/.test(text.slice(Math.max(0, at - 4), at)) &&
    !/^\.?,? [A-Z]{2}/.test(next)
  )
    return undefined;
  const said =
    (isInner ? clippedBeforeStop.get(form) : undefined) ??
    (isShout ? clippedAnywhere.get(form) : saidOf(form));
  if (!said) return undefined;
  const spoken = /^[A-Z][a-z]/.test(written) ? titled(said) : said;
  if (!next.startsWith('.')) return draft(end, 'abbreviation', spoken, false);
  const starts = /^[A-Z]/.test(written) ? sentenceStart : begins;
  const capital = /^\. (\p{Lu}\p{Ll}+)(?!\p{L})/u.exec(next)?.[1]?.toLowerCase() ?? '';
  const ends =
    !isInner &&
    (/^\.\s*(?:$|\n)/.test(next) || starts.test(next.slice(1)) || isCommonWord(capital));
  return draft(ends ? end : end + 1, 'abbreviation', spoken, false);
}
