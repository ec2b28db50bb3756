import { type Draft, draft, match, type Scan } from '../draft.ts';
import { leftOf } from '../near.ts';
import { cardinal } from './cardinal.ts';
import { countsCells } from './crosses.ts';
import { allows } from './neighbors.ts';

/** Whether a sign stands between two numbers. */
export function inSum(text: string, at: number): boolean {
  return /[\d)] ?$/.test(leftOf(text, at, 2)) && /^ ?[-(\d]/.test(text.slice(at + 1, at + 3));
}

/** The languages C# and F#, and notes: E♭. */
export function sharpRule({ text, at }: Scan): Draft | undefined {
  const found = match(/([A-G])([#♯♭])(?![\p{L}\p{N}+#])/uy, text, at);
  return found?.[1] && !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))
    ? draft(at + 2, 'symbol', `${found[1]} ${found[2] === '♭' ? 'flat' : 'sharp'}`)
    : undefined;
}

/** What is multiplied; but the 2x is a factor in algebra. */
const singular =
  /^ (?!(?:and|or|to|is|are|was|equals|plus|minus|when|if|for|where|with|in|on|at|from|by|then|so|but|speed|zoom)\b)[a-z]{3,20}(?<!s)(?![a-z])/;

/** A letter x between digits: 7 x 8. */
export function timesSignRule({ text, at }: Scan): Draft | undefined {
  if (!/[xX×]/.test(text.charAt(at))) return undefined;
  // 555-0142 x231 is an extension.
  if (/\d{3}[-. ]\d{4} $/.test(leftOf(text, at, 9))) return undefined;
  // Windows 22H2 x64: a processor.
  if (
    match(/x(?:64|86|32)(?![\d.,]\d|[\d\p{L}]| ?[x×])/uy, text, at) &&
    allows('@windows-win', 'before', leftOf(text, at, 14))
  )
    return undefined;
  // 10ml x 3 daily.
  const often =
    text.charAt(at) === 'x'
      ? match(/x ?([2-6])(?= (?:daily|a day|per day|weekly|a week|per week)\b)/y, text, at)?.[0]
      : undefined;
  if (often && /[\p{L}\d] $/u.test(leftOf(text, at, 2)))
    return draft(at + often.length, 'symbol', `${cardinal(often.replace(/\D/g, ''))} times`, false);
  // 1/2 x 400g tin, ½ x 400g tin.
  if (
    text.charAt(at) === 'x' &&
    /1[/\u2044]2 ?$/.test(leftOf(text, at, 4)) &&
    /^ ?\d{2,4} ?(?:g|ml|kg|oz)\b/.test(text.slice(at + 1, at + 10))
  )
    return draft(at + 1, 'symbol', 'of a', false);
  // I don't sing no more) x2.
  if (
    text.charAt(at) === 'x' &&
    /[\p{Ll}).!?"”] $/u.test(leftOf(text, at, 2)) &&
    /^\d{1,2}(?:\)?[,.;]?\s*$|\)|\n)/.test(text.slice(at + 1, at + 6))
  )
    return draft(at + 1, 'symbol', 'times', false);
  // Verse 1 x2.
  if (
    text.charAt(at) === 'x' &&
    allows('@verses-chorus', 'before', leftOf(text, at, 12)) &&
    /^ ?\d(?![\d.])/.test(text.slice(at + 1, at + 4))
  )
    return draft(at + 1, 'symbol', 'times', false);
  // Times tables 6x and 8x.
  if (
    text.charAt(at) === 'x' &&
    /(?:^|[^\p{L}\d.])\d{1,2}$/u.test(leftOf(text, at, 4)) &&
    /^,? (?:and|or|&) \d{1,2}x(?!\p{L})/u.test(text.slice(at + 1, at + 12))
  )
    return draft(at + 1, 'symbol', 'times');
  // 3x faster.
  if (
    text.charAt(at) === 'x' &&
    /(?:^|[^\p{L}\d.])\d{1,4}(?:\.\d)? ?$/u.test(leftOf(text, at, 8)) &&
    allows('@faster-slower', 'after', text.slice(at + 1, at + 12))
  )
    return draft(at + 1, 'symbol', 'times');
  // Emailed the seller 3x, no reply.
  if (
    text.charAt(at) === 'x' &&
    /^(?:[,;.!)]|\s*$)/.test(text.slice(at + 1, at + 3)) &&
    /\b(?:e?mailed|called|rang|phoned|asked|tried|used|washed|worn|visited|stayed|watched|contacted|messaged|texted|chased|been|went) (?:[\p{L}']{1,14} ){0,3}\d{1,2}$/iu.test(
      leftOf(text, at, 50),
    )
  )
    return draft(at + 1, 'symbol', 'times');
  // 4 x 205/55R16: tires.
  if (
    text.charAt(at) === 'x' &&
    /\d ?$/.test(leftOf(text, at, 2)) &&
    /^ ?\d{3}\/\d{2} ?Z?R ?\d{2}/.test(text.slice(at + 1, at + 14))
  )
    return draft(at + 1, 'punctuation', '');
  // 4 x HDMI, 2 x large pizzas: so many of them.
  if (
    text.charAt(at) === 'x' &&
    /(?:^|[\s(,+])[1-9]\d? $/.test(leftOf(text, at, 4)) &&
    /^ (?:\p{Lu}[\p{L}\d-]|\p{Ll}{3})/u.test(text.slice(at + 1, at + 5)) &&
    !/[=^]/.test(text.slice(Math.max(0, at - 20), at + 20))
  )
    return draft(at + 1, 'dropped', '', false);
  // 4x bolts, 2x AA: so many of them; it blinks 2x.
  if (text.charAt(at) === 'x' && /(?:^|[\s(,])[1-9]\d?$/.test(leftOf(text, at, 3))) {
    const after = text.slice(at + 1, at + 40);
    if (
      /^ (?:M\d|AA|\p{Lu}\p{Ll}{2}|(?!points|speed|rewards|miles|returns|bonus|gains|zoom|per|this\b|last\b|already\b|as\b)(?:\p{L}+ ){0,2}\p{Ll}{3,}s(?!\p{L}))/u.test(
        after,
      )
    )
      return draft(at + 1, 'dropped', '');
    // Late 3x this week.
    if (/^ (?:this|last|already|so far)\b/.test(after))
      return draft(at + 1, 'symbol', 'times', false);
    if (/^(?:\s*$|[.,;!?)](?!\d))/.test(after) && /\p{Ll} \d{1,2}$/u.test(leftOf(text, at, 5)))
      return draft(at + 1, 'symbol', 'times', false);
  }
  // Net debt of 1.8x (FY24: 2.3x).
  if (
    text.charAt(at) === 'x' &&
    /(?:^|[\s(])\d{1,3}(?:\.\d{1,2})?$/.test(leftOf(text, at, 8)) &&
    allows('@down-from', 'after', text.slice(at + 1, at + 10))
  )
    return draft(at + 1, 'symbol', 'times');
  // Chorus (2x).
  if (
    text.charAt(at) === 'x' &&
    /(?:[Cc]horus|[Vv]erse|[Rr]efrain|[Rr]epeat|[Hh]ook|[Ff]ade|[Bb]ridge|[!?.,”"])[^\n]{0,24}[([]\d$/.test(
      leftOf(text, at, 40),
    ) &&
    /^[)\]]/.test(text.charAt(at + 1))
  )
    return draft(at + 1, 'symbol', 'times');
  // 2 x 1.5V AA batteries.
  if (text.charAt(at) === 'x' && countsCells(text, at)) return draft(at + 1, 'dropped', '', false);
  // 3x rent, 2x income; a 3x champion.
  const glued =
    text.charAt(at) === 'x' &&
    !allows('@route-bus', 'before', leftOf(text, at, 12)) &&
    /(?:^|[\s(,])\d{1,2}(?:\.\d)?$/.test(leftOf(text, at, 5));
  if (glued && singular.test(text.slice(at + 1, at + 24)))
    return draft(
      at + 1,
      'symbol',
      allows('@champion-winner', 'after', text.slice(at + 1, at + 24)) ? 'time' : 'times',
    );
  // H85 x W60 x D58cm: measures with their letters.
  if (
    /(?<!\p{L})[HWDL] ?\d{1,4}(?:\.\d)? ?(?:cm|mm|m|")? ?$/u.test(leftOf(text, at, 12)) &&
    /^ ?[HWDLS] ?\d/.test(text.slice(at + 1, at + 4))
  )
    return draft(at + 1, 'symbol', 'by');
  // 2x - 3: what follows the x is not a second factor.
  const factors = /^(?:\d| [\d(])/.test(text.slice(at + 1, at + 3));
  if (
    text.charAt(at) === 'X' &&
    / \d{1,3} $|^\d{1,3} $/.test(leftOf(text, at, 5)) &&
    /^ \d/.test(text.slice(at + 1, at + 3))
  )
    return draft(at + 1, 'symbol', 'by');
  const measures = / ?\d(?:'|"| ?(?:mm|cm|m|km|in|ft|yd|inches|feet))\.? ?$/.test(
    leftOf(text, at, 10),
  );
  // 2 x 400g tins: two of them.
  const packs =
    /[x×]/.test(text.charAt(at)) &&
    / \d{1,2} ?$|^\d{1,2} ?$/.test(leftOf(text, at, 4)) &&
    /^ ?\d{1,4}(?:\.\d{1,2})? ?(?:g|kg|ml|mL|cl|l|L|oz|lb)\.?\)? (?!per\b|max|and\b|each|for\b|allow)[a-z]{3}/.test(
      text.slice(at + 1, at + 16),
    );
  if (packs) return draft(at + 1, 'punctuation', '');
  // 1 x 23cm cake.
  if (
    text.charAt(at) === 'x' &&
    /(?:^|[\s(])1 $/.test(leftOf(text, at, 3)) &&
    /^ \d{1,3} ?(?:cm|in|inch|-inch)["]? (?:round |square |deep |shallow )?(?:cake|tin|pie|tart|loaf|flan|pan|pizza|quiche|tray|dish)/.test(
      text.slice(at + 1, at + 30),
    )
  )
    return draft(at + 1, 'dropped', '');
  // Checked bags 2 x 23kg per passenger.
  if (
    text.charAt(at) === 'x' &&
    /(?:^|[\s(])\d{1,2} ?$/.test(leftOf(text, at, 4)) &&
    /^ ?\d{1,3} ?(?:kg|g|ml|mL|lbs?)(?![\p{L}])/u.test(text.slice(at + 1, at + 9))
  )
    return draft(at + 1, 'symbol', 'times');
  const tens = /^ ?10(?:\^|[⁻⁺⁰¹²³⁴-⁹]|[-–\u2212]\d)/.test(text.slice(at + 1, at + 5));
  return text.charAt(at) === 'x' && factors && (measures || inSum(text, at))
    ? draft(at + 1, 'symbol', tens || /^ ?\d+ ?=/.test(text.slice(at + 1, at + 9)) ? 'times' : 'by')
    : undefined;
}
