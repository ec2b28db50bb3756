import { type Draft, draft, match, type Scan } from '../../draft.ts';
import { formAt, readingOf, readingsOf, unlistedAt } from '../lexicon.ts';
import { commonWords } from './common-words.ts';

const word = /(?:[a-z]{3,9}|[A-Z][a-z]{2,8})(?![\p{L}\p{M}\p{N}'’@_/&]|\.[\p{L}\p{N}])/uy;
const consonantsOf = (word: string): string =>
  (word.charAt(0) + word.slice(1).replace(/[aeiouy]/g, '')).replace(/([a-z])\1/g, '$1');
let byConsonants: Map<string, string> | undefined;

/** `grls`, `frnds`: the most frequent word with these consonants. */
function withVowels(form: string): string | undefined {
  if (!/^[a-z][b-df-hj-np-tv-xz]{3,}$/.test(form)) return undefined;
  if (!byConsonants) {
    byConsonants = new Map();
    for (const word of new Set([...readingsOf('clipped'), ...commonWords])) {
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

/** Returns what a form means that no row has: by its consonants, or as the plural of another. */
function inferred(form: string): string | undefined {
  const said = withVowels(form);
  if (said || !form.endsWith('s')) return said;
  const single = form.slice(0, -1);
  const one = readingOf(single, 'clipped') ?? inferred(single);
  return one && /[a-z]$/.test(one) && !/(?:ed|ing|ly)$/.test(one) ? manyOf(one) : undefined;
}

const titled = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);

function inferredAt(text: string, at: number) {
  const form = match(word, text, at)?.[0];
  const said = form ? inferred(form.toLowerCase()) : undefined;
  if (!form || !said) return undefined;
  return unlistedAt(text, at, 'clipped', { form, said: /^[A-Z]/.test(form) ? titled(said) : said });
}

/** `qts`, `vols.`, `Elem. school`, `ASSOC`: clipped words that no other rule has read by what is beside them. */
export function clippedWordRule({ text, at }: Scan): Draft | undefined {
  // A part of an address comes by itself.
  if (text.length < 10 && /^[a-z]+$/.test(text)) return undefined;
  const found = formAt(text, at, 'clipped') ?? inferredAt(text, at);
  return found && draft(found.end, 'abbreviation', found.said, false);
}
