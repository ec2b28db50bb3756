import { type Draft, draft, match, type Scan } from './draft.ts';

const emoji =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u{1F3FB}-\u{1F3FF}\u20E3\u{E0020}-\u{E007F}])[\u{1F3FB}-\u{1F3FF}\u{E0020}-\u{E007F}]{0,20}/uy;
const otherScript = /[\p{L}\p{M}]{1,100}/uy;
const latinOrCyrillic = /[\p{Script=Latin}\p{Script=Cyrillic}]/u;
const anything = /[^\p{L}\p{N}\s.,?!:;]{1,60}/uy;

/** Pictures are silent. Unicode counts digits and # as such too; they are read or are signs. */
export function emojiRule({ text, at }: Scan): Draft | undefined {
  if (/[\d#*©®™‼⁉]/.test(text.charAt(at))) return undefined;
  const found = match(emoji, text, at);
  return found ? draft(at + found[0].length, 'dropped', '') : undefined;
}

const heart = /<3{1,5}(?=\s*(?:$|[\n!?)]|[.,](?!\d)|\p{Extended_Pictographic}))/uy;

/** A heart in signs, after words and at the end of what is said: хайртай <3. */
export function heartRule({ text, at }: Scan): Draft | undefined {
  if (text.charAt(at) !== '<' || !/[\p{L}!.?,] ?$/u.test(text.slice(Math.max(0, at - 2), at)))
    return undefined;
  const found = match(heart, text, at);
  return found ? draft(at + found[0].length, 'dropped', '') : undefined;
}

/** Letters of scripts that neither language reads (Chinese, Arabic …) are silent, and marked as such. */
export function otherScriptRule({ text, at }: Scan): Draft | undefined {
  const found = match(otherScript, text, at);
  if (!found) return undefined;
  let end = at;
  for (const character of found[0]) {
    if (latinOrCyrillic.test(character)) break;
    end += character.length;
  }
  return end === at ? undefined : draft(end, 'script', '', false);
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
