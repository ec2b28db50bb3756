import { type Draft, draft, type Scan } from '../../draft.ts';
import { cardinal as englishCardinal } from '../../en/numbers/cardinal.ts';
import { canBeSaid } from '../../en/words/capital-words.ts';
import { isCommonWord } from '../../en/words/common-words.ts';
import { isSpelledExtension } from '../../file-names.ts';
import { leftOf } from '../../near.ts';
import { romanValue } from '../../roman.ts';
import { sayable } from '../../sayable.ts';
import { suffixAt } from '../endings/after.ts';
import { isBack } from '../endings/harmony.ts';
import { inflect, parseSuffix, type Suffix } from '../endings/suffix.ts';
import { Numeral } from '../numbers/cardinal.ts';
import { inEquation } from '../science/equations.ts';
import { latinNames, latinWords } from '../words/known-words.ts';
import { mongolianName, namePart, placeAt } from '../words/mongolian-names.ts';
import { followsModel } from '../words/product-names.ts';
import { inExplicit, isExplicit, isMongolianShape } from './explicit-galig.ts';
import { galigWord, isChatWord, isGalig, knownGalig } from './galig.ts';
import { bankWord, owners, pairs } from './galig-short.ts';
import { readRun, type Word } from './latin-run.ts';
import { soundOut } from './latin-sounds.ts';
import { spell } from './letters.ts';

const phrase = 3;

function knownWord(lower: string): string | undefined {
  if (Object.hasOwn(latinNames, lower)) return latinNames[lower];
  return Object.hasOwn(latinWords, lower) ? latinWords[lower] : undefined;
}

/** HBsAg, mRNA, IgG: small letters among capitals. */
const mixedInitials =
  /^(?=.{3,6}$)(?:[a-z]{1,2}[A-Z]{2,5}|[A-Z]{2,4}[a-z]{1,2}[A-Z]?[a-z]?|[A-Z][a-z][A-Z])$/;
/** NHL, and TDBMMNUB, whose consonants nobody can say. */
const capitals = /^(?:[A-Z]{1,6}|(?=[A-Z]*[^AEIOUY]{5})[A-Z]{7,12})$/;
/** Whether a word is read letter by letter: capitals that are neither a known name nor a heading. */
function isInitials(written: string): boolean {
  // SPEED, SLEEP: keys and modes of a machine; COMEDY.
  if (/^[A-Z]{4,6}$/.test(written) && isCommonWord(written.toLowerCase())) return false;
  if (/^[A-Z]{6}$/.test(written) && canBeSaid(written)) return false;
  const letters = capitals.test(written) || mixedInitials.test(written);
  return letters && knownWord(written.toLowerCase()) === undefined;
}

/** hool, tsalin: a Mongolian word in Latin letters that no English one looks like. */
const looksTyped = /^(?!.*(?:c(?!h)|[qxw]|th))(?=.*(?:aa|ee|ii|oo|uu|ts|.{5}))[a-z]{4,}$/;

/** A Mongolian name and a known word in one: hangaitrade, altanmarket. */
function firmName(lower: string): string | undefined {
  for (let at = 4; at <= lower.length - 4 && at < 20; at++) {
    const tail = knownWord(lower.slice(at));
    const head = tail && namePart(lower.slice(0, at));
    if (head) return `${head} ${tail}`;
  }
  return undefined;
}

function bySound(written: string, explicit = false): { spoken: string; certain: boolean } {
  const lower = written.toLowerCase().replace(/'/g, '');
  const known = knownWord(lower);
  if (known) return { spoken: known, certain: true };
  const name = lower.length > 4 || !isInitials(written) ? mongolianName(lower) : undefined;
  if (name) return { spoken: name, certain: false };
  const shouted = /^[A-Z]{5,}$/.test(written) ? knownGalig(lower) : undefined;
  if (shouted) return { spoken: shouted, certain: false };
  if (isInitials(written)) return { spoken: spell(written), certain: true };
  const typed = looksTyped.test(written) && !isCommonWord(lower) ? knownGalig(lower) : undefined;
  if (explicit && (typed || (/[öü]/.test(lower) && isMongolianShape(lower))))
    return { spoken: inExplicit(lower, typed ?? knownGalig(lower)), certain: false };
  if (typed) return { spoken: typed, certain: false };
  const firm = firmName(lower);
  if (firm) return { spoken: firm, certain: false };
  const single =
    lower.length === 1 ||
    isSpelledExtension(lower) ||
    (lower.length < 6 && /^[^aeiouy]+$/.test(lower))
      ? spell(lower)
      : '';
  const parts = written.split(/(?<=[a-z])(?=[A-Z])/);
  if (parts.length > 1 && parts.every((part) => part.length > 2)) {
    const said = parts.map((part) => bySound(part));
    return {
      spoken: said.map((part) => part.spoken).join(' '),
      certain: said.every((part) => part.certain),
    };
  }
  return { spoken: single || soundOut(lower), certain: false };
}

function inOwnLetters(written: string): string {
  const plain = sayable(written);
  return isInitials(written) ? [...plain].join(' ') : plain;
}

/** A run of Latin words: galig in Cyrillic, with `auto` three words or more in an English voice, fewer by their sound. */
export function latinRule(scan: Scan): readonly Draft[] | undefined {
  const { text, at, options } = scan;
  if (/[\u0400-\u04ff]/.test(text.charAt(at))) return undefined;
  const words = readRun(scan);
  if (words.length === 0) return undefined;
  const galig = isGalig(text, at);
  const explicit = isExplicit(text, at);
  const rule = options.foreign ?? 'auto';
  const voice =
    !galig &&
    (rule === 'voice' ||
      (rule === 'auto' &&
        longestPhrase(words.filter((word) => !isModel(text, word))) >= phrase &&
        words.some(({ written }) => /[a-z]/.test(written)) &&
        !words.every(isName)));
  const isShouted = !words.some(({ written }) => /[a-z]{2}/.test(written));
  const drafts: Draft[] = [];
  let [to, skipped] = [at, at];
  const say = (spoken: string, end: number) => {
    drafts.push(draft(end, 'script', spoken, false));
    to = end;
  };
  for (const { start, end, written } of words) {
    if (start < skipped) continue;
    const gap = text.slice(to, start);
    // Khan-Uul: behind a hyphen a capital begins a word.
    const hung =
      galig && gap === '-' && !/^[A-ZÖÜ]/.test(written)
        ? parseSuffix(galigWord(written))
        : undefined;
    const base = drafts.at(-1);
    const asked = galig && /^[rl]?(?:uu|vv|üü)$/i.test(written) ? lastWord(drafts) : undefined;
    if (asked !== undefined) {
      drafts.push(draft(start, 'space', ''));
      const first = /^[uvü]/i.test(written) ? '' : /р$/.test(asked) ? 'л' : 'р';
      const isUu = /ü/i.test(written) ? false : isBack(asked);
      say(first + (isUu ? 'уу' : 'үү'), end);
      continue;
    }
    const owner =
      galig && /(?:^|[.!?\n:]\s{0,3})$/.test(leftOf(text, start, 4))
        ? owners[written.toLowerCase()]
        : undefined;
    if (owner !== undefined) {
      say(owner, end);
      continue;
    }
    const drawn =
      galig && gap === ' ' && /^(?:aa|ee|oo)$/i.test(written) ? lastWord(drafts) : undefined;
    // ochno oo: the drawn-out end of a verb in the future tense.
    const isDrawn = drawn !== undefined && /\p{L}н[аэоө]$/u.test(drawn);
    if (base && (isDrawn || (hung && base.kind === 'script'))) {
      drafts.pop();
      say(isDrawn ? base.spoken + drawn.slice(-1) : inflect(base.spoken, hung ?? ''), end);
      continue;
    }
    if (gap.startsWith(',')) drafts.push(draft(to + 1, 'punctuation', ','));
    if (gap.length > 0) drafts.push(draft(start, gap === '-' ? 'punctuation' : 'space', ''));
    const second = galig ? words.find((other) => other.start === end + 1) : undefined;
    const both = second && pairs[`${written} ${second.written}`.toLowerCase()];
    if (second && both) {
      say(both, second.end);
      skipped = to;
      continue;
    }
    // Khan-Uul, Zamyn-Üüd: the parts of a name.
    const isJoined = text.charAt(start - 1) === '-' || /^-[A-ZÖÜ]/.test(text.slice(end, end + 2));
    const ofName =
      isJoined && /^[A-ZÖÜ]/.test(written) ? namePart(written.toLowerCase()) : placeAt(text, start);
    if (ofName !== undefined) {
      const named = withCyrillicSuffix(text, end, ofName);
      drafts.push(named);
      to = named.end;
      if (to > end) break;
      continue;
    }
    drafts.push(
      galig && countOf(text, start, written) === undefined && !isOfModel(text, start, written)
        ? withCyrillicSuffix(
            text,
            end,
            bankWord(text, start, end) ?? inGalig(written, isShouted, explicit),
          )
        : one(text, { start, end, written }, voice, explicit),
    );
    to = drafts.at(-1)?.end ?? end;
    if (to > end) break;
  }
  return drafts;
}

/** The word that a question particle follows; undefined at the start or after a comma. */
function lastWord(drafts: readonly Draft[]): string | undefined {
  const last = drafts.at(-1);
  return last?.kind === 'script' ? last.spoken.split(' ').at(-1) : undefined;
}

/** The most words in a row without a comma: a list of names is not a phrase. */
function longestPhrase(words: readonly Word[]): number {
  let longest = 0;
  let current = 0;
  words.forEach(({ start }, index) => {
    current = start - (words[index - 1]?.end ?? start) > 1 ? 1 : current + 1;
    longest = Math.max(longest, current);
  });
  return longest;
}

/** Letters before a number, as in model names (A55, RTX 4090), are read as in Mongolian. */
function isModel(text: string, { start, end, written }: Word): boolean {
  return (
    /^(?:[A-Z]{1,4}|[a-z])$/.test(written) && /\d/.test(text.charAt(end) + text.charAt(start - 1))
  );
}

/** Names that are said in Mongolian however many follow each other; a word that joins an English phrase is not one. */
function isName({ written }: Word): boolean {
  const lower = written.toLowerCase();
  return knownWord(lower) !== undefined && !joining.has(lower);
}

const joining = new Set(['the', 'of', 'and', 'in', 'one', 'up', 'like', 'help', 'start', 'open']);

/** Numbers of parts, wars and versions after a Latin name: Rocky III. */
function countOf(text: string, start: number, written: string): number | undefined {
  if (!/^[IVX]{2,}$/.test(written) || !/[a-z] $/.test(leftOf(text, start, 2))) return undefined;
  return romanValue(written);
}

/** iPhone 13 mini: known by its sound, not минь. */
const isOfModel = (text: string, start: number, written: string) =>
  isKnownLatin(written.toLowerCase()) && followsModel(text, start);

function one(
  text: string,
  { start, end, written }: Word,
  phraseVoice: boolean,
  explicit: boolean,
): Draft {
  const voice = phraseVoice && !isModel(text, { start, end, written });
  const count = countOf(text, start, written);
  if (count !== undefined) {
    const digits = String(count);
    const said = voice ? englishCardinal(digits) : new Numeral(digits).bare();
    return draft(end, 'roman', said, false);
  }
  // TVийн: the hyphen left out.
  const suffix = suffixAt(text, end, /[а-яөүё]/.test(text.charAt(end)));
  // A Mongolian suffix needs a Mongolian voice, and so does its word.
  const inMathematics = suffix ? undefined : inEquation(text, start, end);
  if (inMathematics && !(voice && inMathematics.isLetters))
    return draft(inMathematics.end, 'foreign', inMathematics.spoken);
  if (voice && !suffix) return draft(end, 'foreign', inOwnLetters(written));
  const { spoken, certain } = bySound(written, explicit);
  if (suffix) return draft(suffix.end, 'foreign', withSuffix(spoken, suffix.suffix), certain);
  return draft(end, 'foreign', spoken, certain);
}

/** EBITDA-г эбитдаг: a foreign word keeps its last vowel before г. */
const withSuffix = (spoken: string, suffix: Suffix) =>
  suffix.written === 'г' && /[аэо]$/.test(spoken) && spoken.length > 4
    ? `${spoken}г`
    : inflect(spoken, suffix);

/** TikTok-т beside words of galig: the suffix is in Cyrillic. */
function withCyrillicSuffix(text: string, end: number, said: string): Draft {
  const suffix = /^-[а-яөүё]/.test(text.slice(end, end + 2)) ? suffixAt(text, end) : undefined;
  return suffix
    ? draft(suffix.end, 'script', inflect(said, suffix.suffix), false)
    : draft(end, 'script', said, false);
}

/** A word of a line in galig; brands, initials and English words keep their sound: zoom deer, ATM-aas. */
function inGalig(written: string, isShouted: boolean, explicit: boolean): string {
  const lower = written.toLowerCase();
  // In a line with ö or ü, u is у and o is о.
  if (explicit && isMongolianShape(lower))
    return mongolianName(lower) ?? inExplicit(lower, knownGalig(lower));
  // Unitel, Facebook: a capital keeps a longer name from being read as a form.
  if (/^(?:[A-Z][a-z]{5,}|[A-Z]{6,})$/.test(written) && knownWord(lower) && !isChatWord(lower))
    return bySound(written).spoken;
  const isSpelled = /^[A-Z]{2,3}$/.test(written) && !isShouted && !isChatWord(lower);
  const common = isSpelled ? undefined : knownGalig(lower);
  if (common !== undefined) return common;
  const isShort = /^[A-Z]{2,4}$/.test(written) && !(isShouted && /[AEIOU]/.test(written));
  return isShort || knownWord(lower) !== undefined || isCommonWord(lower)
    ? bySound(written).spoken
    : galigWord(written);
}

/** Whether a Latin word is a known name or word. */
export const isKnownLatin = (lower: string): boolean => knownWord(lower) !== undefined;

/** Returns a Latin word by sound in Cyrillic, for addresses and the like. */
export const latinWord = (written: string): string => bySound(written).spoken;
