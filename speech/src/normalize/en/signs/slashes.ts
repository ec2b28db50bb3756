import { type Draft, draft } from '../../draft.ts';
import { leftOf, near } from '../../near.ts';
import { figures } from '../figures.ts';
import { isUnit, perName } from '../measures/units.ts';
import { codeSource } from '../money/currencies.ts';
import { allows } from '../neighbors.ts';
import { spellName } from '../programs/paths.ts';
import { isCommonWord, isFrequentName } from '../words/common-words.ts';

const currencyCode = new RegExp(`^${codeSource}\\b`);

/** EPS = net income / shares: a division in words. */
export function dividesWords(text: string, at: number): boolean {
  return (
    /^ \/ [\p{L}(]/u.test(text.slice(at - 1, at + 3)) &&
    /= ?\(?\p{L}[^.;:=\n]* $/u.test(leftOf(text, at, 60))
  );
}

/** Two in one: no choice between them. */
const bothAtOnce =
  /^(?:gnu\/linux|washer\/dryer|lounge\/(?:diner|dining)|dining\/lounge|parent\/teacher|mother\/daughter|father\/son|buyer\/seller|fridge\/freezer|kitchen\/(?:dining|living|diner)|living\/dining|(?:singer|writer|actor|producer|director)\/(?:songwriter|director|producer|writer|actor|actress)|owner\/operator|heating\/cooling|love\/hate|client\/server|high\/low|plus\/minus|on\/off|start\/stop|stop\/go|push\/pull|win\/loss|pass\/fail|input\/output|secretary\/treasurer|player\/coach|shower\/tub|tub\/shower|moved\/seconded|async\/await|read\/write|try\/catch|if\/else|pan\/tilt|mover\/seconder)s?$/i;
const isName = (word: string): boolean =>
  isFrequentName(word.toLowerCase()) ||
  !(isCommonWord(word.toLowerCase()) || allows('@of-noun', 'before', word));

const slashed = figures('slashes');

/** his/her: or; Mon/Wed: and; A/C, and/or: silent. */
export function slash(text: string, at: number): Draft {
  // 0.7 kWh/cycle, 3 g/cup: what is measured in no unit that is known.
  const measured = /\d ?([\p{L}µ°²³]{1,5})$/u.exec(leftOf(text, at, 8))?.[1];
  if (measured && isUnit(measured) && /^\p{Ll}{3,}(?!\p{L})/u.test(text.slice(at + 1, at + 24)))
    return draft(at + 1, 'symbol', 'per');
  // Content-Type: application/json.
  const media =
    /(?<![\p{L}\p{N}/-])(?:application|text|image|audio|video|multipart|font)$/u.test(
      leftOf(text, at, 14),
    ) &&
    /^(?:json|xml|html|plain|csv|css|javascript|pdf|zip|gzip|octet-stream|x-[a-z-]+|form-data|png|jpe?g|gif|webp|svg|mp[34]|mpeg|woff2?|event-stream|markdown|vnd)(?!\p{L})/u.exec(
      text.slice(at + 1, at + 40),
    )?.[0];
  if (media) return draft(at + 1 + media.length, 'symbol', `slash ${spellName(media)}`);
  // LONDON/SANTIAGO – Two companies; NEW DELHI/MUMBAI, March 3.
  if (
    /(?:^|\n)\p{Lu}[\p{Lu} .'/-]{2,38}$/u.test(leftOf(text, at, 40)) &&
    /^\p{Lu}{3}[\p{Lu} .'/-]{0,30}(?:,? [-\u2013\u2014]|\u2014|: | ?\(|, (?:Jan|Feb|Mar|Apr|May|Ju[nl]|Aug|Sep|Oct|Nov|Dec|\p{Lu}\p{Ll}))/u.test(
      text.slice(at + 1, at + 42),
    )
  )
    return draft(at + 1, 'punctuation', ',');
  // Motion (Reyes/Lindqvist); (Tyrell Banks/The Courier-Sun).
  if (
    /\(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){0,2}$/u.test(leftOf(text, at, 40)) &&
    /^\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’.-]*){0,3}\)/u.test(text.slice(at + 1, at + 48)) &&
    (/ \p{Lu}[\p{L}'’.-]*$/u.test(leftOf(text, at, 24)) ||
      allows('@motion-carried', 'around', near(text, at, 60)))
  )
    return draft(at + 1, 'punctuation', ',');
  const told = slashed({ text, at });
  if (told) return told;
  // Rate/wk.
  const per =
    allows('@rate-before-slash', 'before', leftOf(text, at, 8).toLowerCase()) &&
    /^(?:wk|week|mo|month|mth|hr|hour|day|yr|year|night|unit|kg|lb|person|pp|fam|family|child|student|adult|household|couple)(?!\p{L})/iu.exec(
      text.slice(at + 1, at + 8),
    )?.[0];
  if (per)
    return draft(
      at + 1 + per.length,
      'symbol',
      `per ${per.toLowerCase() === 'pp' ? 'person' : per.toLowerCase() === 'fam' ? 'family' : (perName(per.toLowerCase()) ?? per.toLowerCase())}`,
    );
  // Whitfield/Cho: names, not a choice of words.
  const [one, other] = [
    /(?<![\p{L}/])\p{Lu}['’]?\p{L}{1,19}$/u.exec(leftOf(text, at, 20))?.[0],
    /^\p{Lu}(?:['’]\p{Lu})?\p{Ll}{1,19}(?![\p{L}/])/u.exec(text.slice(at + 1, at + 21))?.[0],
  ];
  // POS PAYMENT/MAMA STORES/IKEJA.
  if (
    (one && other && isName(other)) ||
    /^\p{Lu}{4}\/\p{Lu}{4}/u.test(text.slice(Math.max(0, at - 4), at + 5))
  )
    return draft(at + 1, 'punctuation', ',');
  if (allows('@one-after-other', 'around', text.slice(Math.max(0, at - 9), at + 11).toLowerCase()))
    return draft(at + 1, 'symbol', 'and');
  const letters = /(?:^|[^\p{L}])\p{Lu}$/u.test(leftOf(text, at, 2));
  const or = /^or\b/i.test(text.slice(at + 1, at + 4));
  // USD/MNT: a pair of currencies.
  const pair =
    /\b[A-Z]{3}$/.test(leftOf(text, at, 4)) && currencyCode.test(text.slice(at + 1, at + 5));
  const initials =
    /(?<!\p{L})\p{Lu}{2,5}$/u.test(leftOf(text, at, 6)) &&
    /^\p{Lu}{2,6}(?!\p{L})/u.test(text.slice(at + 1, at + 8));
  const together = bothAtOnce.test(
    (/\p{L}{1,12}$/u.exec(leftOf(text, at, 12))?.[0] ?? '') +
      (/^\/\p{L}{1,12}/u.exec(text.slice(at, at + 13))?.[0] ?? ''),
  );
  return together || letters || or || pair || initials
    ? draft(at + 1, 'punctuation', '')
    : draft(at + 1, 'symbol', 'or', false);
}
