import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf, rightOf } from '../near.ts';
import { calendarName } from './calendar.ts';
import { allows } from './neighbors.ts';

const wholeSmallDay = /(?:tues?|weds|thurs|thur?|fri)(?![\p{L}\p{N}'-]|\.[\p{L}\p{N}])/uy;
const smallDay = /(?:mon|tues?|wed|thurs?|thur|fri|sat|sun)(?![\p{L}\p{N}'.-])/uy;
const smallLead =
  /^(?:on|do|u|ya|you|next|every|until|till|til|by|this|last|for|from|shift|class|off|free|work|gym|dinner|lunch|coming|going|around|over|down|out|there|here|busy|working|see|home|back|again|party|exam|test|game|practice|training|meet|call|ok|due|ours|yours|mine|maybe|what|when|who|bringing|food|potluck|stuff|anyone|everyone|bbq|cookout|brunch)$/;

const anyDay = 'mon|tues?|weds?|thurs?|fri|sat|sun';
const smallSpan = new RegExp(`(${anyDay}) ?[-\u2013] ?(${anyDay})(?![\\p{L}'-])`, 'uy');
const dayOf = (short: string): string =>
  calendarName(short.charAt(0).toUpperCase() + short.slice(1));

/** `on thurs at 4`, `do sat at 2`: days typed in small letters, as in chats. Sat and sun are words. */
export function smallDayAt({ text, at, before }: Scan): Draft | undefined {
  const isPart = /[\p{L}\p{N}@#_/.'-]/u.test(text.charAt(at - 1));
  const whole = isPart ? undefined : match(wholeSmallDay, text, at)?.[0];
  // Star weds in secret.
  if (whole === 'weds' && allows('@how-one-weds', 'after', text.slice(at + 4, at + 18)))
    return undefined;
  if (whole) return draft(at + whole.length, 'date', dayOf(whole), false);
  const span = isPart ? null : match(smallSpan, text, at);
  if (span?.[1] && span[2])
    return draftOf(span, 'date', `${dayOf(span[1])} to ${dayOf(span[2])}`, false);
  const beside =
    /(?<!the )(?:mon|tues?|wed|thurs?|fri|sat|sun)(?:day)?(?:,? (?:or|and|&|to) | ?[/&-] ?)$/.test(
      leftOf(text, at, 16),
    );
  const found = match(smallDay, text, at)?.[0];
  if (!found) return undefined;
  // Sat or sun, sat 14th.
  if (
    /^(?: (?:or|and|&) | ?[/-] ?)(?:mon|tues?|wed|thurs?|fri|sat|sun)(?![\p{L}'])|^ \d{1,2}(?:st|nd|rd|th)\b/u.test(
      rightOf(text, at + found.length, 12),
    ) &&
    (allows('@or-weekday', 'after', rightOf(text, at + found.length, 8)) ||
      !/\b(?:he|she|we|they|it|I|who|the) $/.test(leftOf(text, at, 5)))
  )
    return draft(at + found.length, 'date', dayOf(found), false);
  // Kev: ok who is driving sat
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  const told =
    /^(?:\[[^\]]{4,24}\] )?\p{Lu}[\p{L} .]{0,18}: /u.test(line) &&
    /^(?:\s*$|[?!.,\n]| (?:bc|cos|cuz|coz|because|arvo|morn\w*|night|aft\w*|eve\w*|at \d|@|from|after|before|if|or|instead|\d|pls|ok|works|then|now|but)\b)/.test(
      rightOf(text, at + found.length, 9),
    ) &&
    !/^(?:he|she|it|they|we|i|you|who|cat|dog|just|and|kids|baby|never|always|been|the|have|has|had|then|some|more|of|hazy|with)$/i.test(
      before,
    );
  if (told && text.charAt(at - 1) === ' ')
    return draft(at + found.length, 'date', dayOf(found), false);
  if ((!beside && !smallLead.test(before)) || text.charAt(at - 1) !== ' ') return undefined;
  const end = at + found.length;
  const after = text.slice(end, end + 14);
  const closes =
    (/^(?:mon|tue|wed|thu|fri|sat)/.test(found) ||
      /^(?:do|next|every|till?|til|by)$/.test(before)) &&
    /^(?:\s*$|[,.?!\n]| ?\p{Extended_Pictographic})/u.test(after);
  if (!beside && !closes && !allows('@small-time', 'after', after)) return undefined;
  return draft(end, 'date', dayOf(found), false);
}
