import { isCommonWord } from '../../en/words/common-words.ts';
import { kept } from '../../kept.ts';
import { leftOf } from '../../near.ts';
import { isBack } from '../endings/harmony.ts';
import { chatWords } from '../words/known-words.ts';
import { galigName } from '../words/mongolian-names.ts';
import { commonForm } from './galig-forms.ts';
import { letterByLetter } from './galig-letters.ts';
import { fuller } from './galig-short.ts';

/** Codes and ends of addresses that look like Mongolian words: USD is not a form of ус. */
const codes = new Set('usd cad cvv www com docx govt ext con nissan bosch'.split(' '));

const known = kept(
  (typed: string): string | undefined =>
    (Object.hasOwn(chatWords, typed) ? chatWords[typed] : undefined) ??
    (codes.has(typed) ? undefined : derived(typed)),
);

const derived = (typed: string): string | undefined =>
  (/^y[^aeiouy]{1,2}[aeiou]/.test(typed) ? commonForm(withYa(typed)) : undefined) ??
  asked(typed) ??
  (/[^aeiouy]h(?:gui|d|daa)?$/.test(typed) ? inFull(typed) : undefined) ??
  commonForm(typed) ??
  doing(typed) ??
  letUs(typed) ??
  (/[^aeiou]y[^aeiouy]/.test(typed) ? commonForm(withYa(typed)) : undefined) ??
  galigName(typed) ??
  inFull(typed) ??
  drawn(typed);

/** bolhuu: a question, with a vowel left out. */
function asked(typed: string): string | undefined {
  const head = /^(.{2,20}[^aeiouykscztg]h)(?:uu|vv)$/.exec(typed)?.[1];
  const said = head && inFull(head);
  return said ? `${said} ${isBack(said) ? 'уу' : 'үү'}` : undefined;
}

/** bodojiino, yavjiina: is doing so, as it is said. */
function doing(typed: string): string | undefined {
  const head = /^(.{2,20}(?:j|ch))i?in[aeo]?$/.exec(typed)?.[1];
  const said = head && known(head);
  return said && 'жч'.includes(said.slice(-1)) ? `${said} байна` : undefined;
}

/** medsenguie: not, with the vowel of a sigh. */
function drawn(typed: string): string | undefined {
  const head = /^(.{2,30}gui)ee?$/.exec(typed)?.[1];
  const said = head && commonForm(head);
  return said ? `${said} ээ` : undefined;
}

/** ywsn, irhgui: a vowel is left out. */
function inFull(typed: string): string | undefined {
  if (isCommonWord(typed)) return undefined;
  for (const written of fuller(typed)) {
    const said = commonForm(written) ?? commonForm(withYa(written));
    if (said) return said;
  }
  return undefined;
}

/** yriad, hymdral: y before a consonant stands for я. */
const withYa = (typed: string): string => typed.replace(/y(?![aeiouy])/, 'ya');

/** shiidey, uulzay, baryaa: let us, in other spellings than shiidye and barya. */
function letUs(typed: string): string | undefined {
  const usual = /(?:aa|ee|oo)y$/.test(typed)
    ? typed + typed.slice(-2, -1)
    : /[^aeiouy]yu$/.test(typed)
      ? typed.replace(/u$/, 'a')
      : /[^aeiouy](?:[ae]y|yaa|yee|yoo)$/.test(typed)
        ? typed.replace(/([ae])y$/, 'y$1').replace(/(y[aeo])[aeo]$/, '$1')
        : typed;
  const said = usual === typed ? undefined : commonForm(usual);
  return said && /[яеё]$/.test(said) ? said : undefined;
}

/** Whether it is a contraction or a word of chats. */
export const isChatWord = (lower: string): boolean => Object.hasOwn(chatWords, lower);

/** Letters to each side that are looked at: more than most lines of a chat. */
const around = 200;
const latinWord = /[a-zöü']{1,30}/g;
/** Endings that English words rarely have: cases, verbs and negations. */
const ending =
  /^[a-z]{2,}(?:iin|aas|aar|tai|tei|toi|iig|hgui|agui|egui|ogui|jee|chee|laa|loo|aarai|eerei|ooroi|nii|dag|deg|san|nuud|uudiig|uulah|uulsan|uulna|uulaad|aigaa|uigaa|iigee|lgaad|lgeed)$/;

/** Whether the Latin words of a line are more often Mongolian than English; words of both (end, hot, bag) tell nothing. */
export function isGalig(text: string, at: number): boolean {
  const left = leftOf(text, at, around);
  const right = text.slice(at, at + around);
  const stop = right.indexOf('\n');
  const line = left.slice(left.lastIndexOf('\n') + 1) + (stop < 0 ? right : right.slice(0, stop));
  return isGaligLine(line);
}

const isGaligLine = kept((line: string): boolean => {
  // VR, AR beside Cyrillic words are initials.
  const told = /[а-яөү]{2}/.test(line)
    ? line.replace(/(?<![A-Za-z])[A-Z]{2,4}(?![A-Za-z])/g, ' ')
    : line;
  const words = told.toLowerCase().match(latinWord) ?? [];
  let mongolian = 0;
  let english = 0;
  let both = 0;
  for (const word of words) {
    // A letter alone is more often a sign of mathematics.
    const isMongolian = word.length > 1 && known(word) !== undefined;
    const isEnglish = isCommonWord(word);
    if (isMongolian && !isEnglish) mongolian++;
    else if (isEnglish && isMongolian) both++;
    else if (isEnglish) english++;
    else if (!isMongolian && ending.test(word)) mongolian++;
  }
  if (mongolian <= english || mongolian * 3 < words.length) return false;
  return mongolian > 1 || (english === 0 && (both > 0 || (told === line && isAlone(words))));
});

/** One or two words by themselves: Bayarlalaa! */
function isAlone(words: readonly string[]): boolean {
  const isSure = (word: string) =>
    Object.hasOwn(chatWords, word)
      ? word.length > 3
      : word.length > 4 && commonForm(word) !== undefined;
  return words.length < 3 && words.some(isSure);
}

/** A galig word in Cyrillic; undefined if it is neither a common word nor a form of one. */
export function knownGalig(written: string): string | undefined {
  return known(written.toLowerCase());
}

/** A galig word in Cyrillic, letter by letter if it is not known. Never certain. */
export function galigWord(written: string): string {
  const lower = written.toLowerCase();
  const common = known(lower);
  if (common !== undefined) return common;
  // A question particle typed onto its verb: irehuu ирэх үү.
  const asks = /^(.{2,}(?:[aeo]h|s[aeo]n|[aeo]g))uu$/.exec(lower);
  if (asks?.[1]) {
    const verb = galigWord(asks[1]);
    return `${verb} ${/[эөү]/.test(verb) && !/[аоу]/.test(verb) ? 'үү' : 'уу'}`;
  }
  // avchihyu: let me take it, is it so?
  if (/[^aeiouy]yu$/.test(lower)) return galigWord(`${lower.slice(0, -1)}a`);
  // yvuulchih: y before a consonant at the start stands for я.
  if (/^y[^aeiouy]/.test(lower)) return galigWord(withYa(lower));
  // hvleelgvi: v away from a vowel, or double, is ү.
  const typed = lower.replace(/vv/g, 'üü').replace(/(?<![aeiouyöü])v(?![aeiouyöüv])/g, 'ü');
  const out = letterByLetter(typed);
  const front = /[эөү]/.test(out) && !/[аоя]/.test(out);
  const fitted = front ? out.replace(/у/g, 'ү').replace(/гүй/g, 'гүй') : out.replace(/гуй$/, 'гүй');
  // yariltsya: let us talk.
  return fitted.replace(/([бвгджзклмнпрстфхцчш])я$/, '$1ъя');
}
