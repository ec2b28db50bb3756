import { type Draft, draft, draftOf, match, type Scan } from './draft.ts';
import { leftOf, lineAround, lineBehind } from './near.ts';

const emoji =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u{1F3FB}-\u{1F3FF}\u20E3\u{E0020}-\u{E007F}])[\u{1F3FB}-\u{1F3FF}\u{E0020}-\u{E007F}]{0,20}/uy;
const otherScript = /[\p{L}\p{M}]{1,100}/uy;
const latinOrCyrillic = /[\p{Script=Latin}\p{Script=Cyrillic}]/u;
const anything = /[^\p{L}\p{N}\s.,?!:;]{1,60}/uy;

/** Pictures are silent. Unicode counts digits and # as such too; they are read or are signs. */
export function emojiRule({ text, at }: Scan): Draft | undefined {
  if (/[\d#*©®™‼⁉]/.test(text.charAt(at))) return undefined;
  const found = match(emoji, text, at);
  return found ? draftOf(found, 'dropped', '') : undefined;
}

const heart = /<3{1,5}(?=\s*(?:$|[\n!?)]|[.,](?!\d)|\p{Extended_Pictographic}))/uy;

/** A heart in signs, after words and at the end of what is said: хайртай <3. */
export function heartRule({ text, at }: Scan): Draft | undefined {
  if (text.charAt(at) !== '<' || !/[\p{L}!.?,] ?$/u.test(leftOf(text, at, 2))) return undefined;
  const found = match(heart, text, at);
  return found ? draftOf(found, 'dropped', '') : undefined;
}

/** Scripts by what they are called beside "characters", in English and Mongolian. */
const scripts: readonly (readonly [RegExp, string, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'Japanese', 'япон'],
  [/\p{Script=Han}/u, 'Chinese', 'хятад'],
  [/\p{Script=Hangul}/u, 'Korean', 'солонгос'],
  [/\p{Script=Arabic}/u, 'Arabic', 'араб'],
  [/\p{Script=Hebrew}/u, 'Hebrew', 'еврей'],
  [/\p{Script=Tibetan}/u, 'Tibetan', 'төвд'],
  [/\p{Script=Devanagari}/u, 'Devanagari', 'дэванагари'],
  [/\p{Script=Thai}/u, 'Thai', 'тай'],
  [/\p{Script=Greek}/u, 'Greek', 'грек'],
  [/\p{Script=Georgian}/u, 'Georgian', 'гүрж'],
  [/\p{Script=Armenian}/u, 'Armenian', 'армен'],
];

/** Whether a word of a language that is read stands in the line. */
export const isBesideWords = (text: string, at: number): boolean =>
  latinOrCyrillic.test(lineAround(text, at, 200));

/** In brackets stands how a name is written elsewhere: Tokyo (東京), Confucius (孔子; 551–479 BCE). */
const isGloss = (text: string, at: number): boolean => {
  const behind = lineBehind(text, at, 60);
  return behind.lastIndexOf('(') > behind.lastIndexOf(')');
};

/**
 * Letters of scripts that neither language reads are named once for a run, so that nothing is missing unnoticed; in
 * brackets, and where no word of a language that is read stands in the line, they are silent. Never certain.
 */
export function otherScriptRule({ text, at, options }: Scan): Draft | undefined {
  const found = match(otherScript, text, at);
  if (!found) return undefined;
  let end = at;
  for (const character of found[0]) {
    if (latinOrCyrillic.test(character)) break;
    end += character.length;
  }
  if (end === at) return undefined;
  // 你好, 世界: said once.
  const goesOn = /(?![\p{Script=Latin}\p{Script=Cyrillic}])\p{L}[^\p{L}\p{N}\n]{0,3}$/u.test(
    leftOf(text, at, 5),
  );
  const written = text.slice(at, end);
  // Signs of stress and length are of no script.
  const isLetter = /[^\p{Script=Common}\p{Script=Inherited}]/u.test(written);
  if (!isBesideWords(text, at) || !isLetter || goesOn || isGloss(text, at))
    return draft(end, 'script', '', false);
  const [, english = 'foreign', mongolian = 'өөр'] =
    scripts.find(([script]) => script.test(written)) ?? [];
  const many = [...written].length > 1;
  const said =
    options.language === 'en'
      ? `${english} character${many ? 's' : ''}`
      : `${mongolian} ${many ? 'бичиг' : 'үсэг'}`;
  return draft(end, 'script', said, false);
}

/** Stray signs of one run, dropped together. */
export function straySymbolRule({ text, at }: Scan): Draft | undefined {
  const found = match(anything, text, at);
  if (!found) return undefined;
  const first = String.fromCodePoint(text.codePointAt(at) ?? 0);
  let end = at;
  for (const character of found[0]) {
    if (character !== first) break;
    end += character.length;
  }
  return draft(Math.max(end, at + first.length), 'dropped', '', false);
}
