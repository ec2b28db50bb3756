import { type Draft, draft } from '../draft.ts';
import { leftOf, near } from '../near.ts';
import { isCommonWord, isFrequentName } from './common-words.ts';
import { codeSource } from './currencies.ts';
import { allows } from './neighbors.ts';
import { spellName } from './paths.ts';
import { isUnit, perName } from './units.ts';

const currencyCode = new RegExp(`^${codeSource}\\b`);

const weekday = '(?:Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|Sat|Sun)(?:day|nesday|urday|sday)?';
const dayBefore = new RegExp(`(?<!\\p{L})${weekday}$`, 'u');
const dayAfter = new RegExp(`^${weekday}(?!\\p{L})`, 'u');

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
const moneys =
  '(?:dollars?|euros?|yen|pounds?|sterling|yuan|renminbi|ringgit|rupees?|rupiah|pesos?|baht|won|tugriks?|tögrögs?|rand|francs?|lira|rubles?|dong|riyals?|dirhams?|shillings?|naira|krona|krone|real|loonie|greenback)';
const moneyName = new RegExp(`(?<!\\p{L})${moneys}$`, 'iu');
const otherMoney = new RegExp(
  `^(?:(?:US|U\\.S\\.|Canadian|Australian|Hong Kong) )?${moneys}(?!\\p{L})`,
  'iu',
);

const colors =
  'blk|black|wht|white|blue|blu|red|navy|grey|gray|gry|green|grn|brown|brn|tan|cream|beige|pink|gold|silver|orange|yellow|purple|teal|tabby|ginger';
const services =
  'heat|hydro|internet|cable|wifi|water|sewer|septic|trash|garbage|plumbing|heating|tax|title|medical|dental|vision';
const times =
  'eves|evenings|days|nights|wknds|wkends|weekends|weekdays|wkdys|mornings|hols|holidays';
const pairBefore = new RegExp(`(?<!\\p{L})(?:${colors}|${times}|${services})$`, 'iu');
const pairAfter = new RegExp(`^(?:${colors}|${times}|${services})(?!\\p{L})`, 'iu');
const isName = (word: string): boolean =>
  isFrequentName(word.toLowerCase()) ||
  !(isCommonWord(word.toLowerCase()) || allows('@of-noun', 'before', word));

/** Main/4th: the corner of two streets. */
export function crosses(text: string, at: number): boolean {
  return (
    /(?:^|[\s(])\p{Lu}\p{Ll}{2,14}$/u.test(leftOf(text, at, 16)) &&
    /^\d{1,3}(?:st|nd|rd|th)(?![\p{L}\d])/u.test(text.slice(at + 1, at + 8))
  );
}

/** his/her: or; Mon/Wed: and; A/C, and/or: silent. */
export function slash(text: string, at: number): Draft {
  // 0.7 kWh/cycle, 3 g/cup: what is measured in no unit that is known.
  const measured = /\d ?([\p{L}µ°²³]{1,5})$/u.exec(leftOf(text, at, 8))?.[1];
  if (measured && isUnit(measured) && /^\p{Ll}{3,}(?!\p{L})/u.test(text.slice(at + 1, at + 24)))
    return draft(at + 1, 'symbol', 'per');
  // $7,200/obo.
  if (/\d[kK]?$/.test(leftOf(text, at, 2)) && /^obo\b/i.test(text.slice(at + 1, at + 5)))
    return draft(at + 4, 'abbreviation', 'or best offer');
  if (dayBefore.test(leftOf(text, at, 10)) && dayAfter.test(text.slice(at + 1, at + 11)))
    return draft(at + 1, 'symbol', 'and');
  // The ringgit/US dollar rate, euro/yen.
  if (moneyName.test(leftOf(text, at, 14)) && otherMoney.test(text.slice(at + 1, at + 22)))
    return draft(at + 1, 'symbol', 'to');
  // She/her, he/they: somebody's pronouns; she/his would be a choice.
  if (
    allows('@subject', 'before', leftOf(text, at, 5).toLowerCase()) &&
    allows('@object', 'after', text.slice(at + 1, at + 8).toLowerCase())
  )
    return draft(at + 1, 'punctuation', '');
  if (
    /\b(?:she|they|he)\/(?:her|them|him)$/i.test(leftOf(text, at, 10)) &&
    allows('@object', 'after', text.slice(at + 1, at + 8).toLowerCase())
  )
    return draft(at + 1, 'punctuation', '');
  // Asia/Ulaanbaatar: a time zone.
  if (
    allows('@africa-america', 'before', leftOf(text, at, 10)) &&
    /^\p{Lu}\p{Ll}+/u.test(text.slice(at + 1, at + 4)) &&
    /\b(?:time ?zones?|tz|utc|gmt|clock)\b/i.test(text.slice(Math.max(0, at - 80), at + 80))
  )
    return draft(at + 1, 'symbol', 'slash');
  // Photo: PA/Getty.
  if (
    /\b(?:Photo|Image|Picture|Credit|Pic|Illustration)s?(?:(?: credit| by)?:| by| courtesy of) [^\n]{0,30}$/.test(
      leftOf(text, at, 50),
    )
  )
    return draft(at + 1, 'punctuation', ',');
  // Do you want to continue? [Y/n]
  if (
    /(?<!\p{L})[Yy]$/u.test(leftOf(text, at, 2)) &&
    /^[Nn](?![\p{L}/])/u.test(text.slice(at + 1, at + 3))
  )
    return draft(at + 1, 'symbol', 'or');
  // Content-Type: application/json.
  const media =
    /(?<![\p{L}\p{N}/-])(?:application|text|image|audio|video|multipart|font)$/u.test(
      leftOf(text, at, 14),
    ) &&
    /^(?:json|xml|html|plain|csv|css|javascript|pdf|zip|gzip|octet-stream|x-[a-z-]+|form-data|png|jpe?g|gif|webp|svg|mp[34]|mpeg|woff2?|event-stream|markdown|vnd)(?!\p{L})/u.exec(
      text.slice(at + 1, at + 40),
    )?.[0];
  if (media) return draft(at + 1 + media.length, 'symbol', `slash ${spellName(media)}`);
  // NAV/share, GDP/capita.
  if (
    /\p{Lu}$/u.test(text.charAt(at - 1)) &&
    allows('@share-unit', 'after', text.slice(at + 1, at + 8))
  )
    return draft(at + 1, 'symbol', 'per');
  // Aoraki/Mount Cook: two names of one place.
  if (allows('@mount-lake', 'after', text.slice(at + 1, at + 9)))
    return draft(at + 1, 'punctuation', ',');
  // LONDON/SANTIAGO – Two companies; NEW DELHI/MUMBAI, March 3.
  if (
    /(?:^|\n)\p{Lu}[\p{Lu} .'/-]{2,38}$/u.test(leftOf(text, at, 40)) &&
    /^\p{Lu}{3}[\p{Lu} .'/-]{0,30}(?:,? [-\u2013\u2014]|\u2014|: | ?\(|, (?:Jan|Feb|Mar|Apr|May|Ju[nl]|Aug|Sep|Oct|Nov|Dec|\p{Lu}\p{Ll}))/u.test(
      text.slice(at + 1, at + 42),
    )
  )
    return draft(at + 1, 'punctuation', ',');
  // 6–8 mins/side, 30 g/serve.
  if (
    allows('@mins-hrs-3', 'before', leftOf(text, at, 8)) &&
    allows('@side-serve', 'after', text.slice(at + 1, at + 10))
  )
    return draft(at + 1, 'symbol', 'per');
  // Mites/100.
  if (
    /\p{Ll}$/u.test(text.charAt(at - 1)) &&
    /^(?:100|1,?000|10,?000|100,000)(?!\d|[.,]\d)/.test(text.slice(at + 1, at + 8))
  )
    return draft(at + 1, 'symbol', 'per');
  // Heat/HW incl.
  if (
    /\b[Hh]eat$/.test(leftOf(text, at, 5)) &&
    /^(?:HW|h\/?w|hot water|water)\b/.test(text.slice(at + 1, at + 10))
  )
    return draft(at + 1, 'symbol', 'and');
  // First aid/CPR.
  if (/\b[Ff]irst aid$/.test(leftOf(text, at, 9)) && /^CPR/.test(text.slice(at + 1, at + 4)))
    return draft(at + 1, 'symbol', 'and');
  // First/last: of the rent.
  if (
    /\b[Ff]irst$/.test(leftOf(text, at, 6)) &&
    /^last(?! name)\b(?!\/)/.test(text.slice(at + 1, at + 12))
  )
    return draft(at + 1, 'symbol', 'and');
  // Motion (Reyes/Lindqvist); (Tyrell Banks/The Courier-Sun).
  if (
    /\(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){0,2}$/u.test(leftOf(text, at, 40)) &&
    /^\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’.-]*){0,3}\)/u.test(text.slice(at + 1, at + 48)) &&
    (/ \p{Lu}[\p{L}'’.-]*$/u.test(leftOf(text, at, 24)) ||
      allows('@motion-moved', 'around', near(text, at, 60)))
  )
    return draft(at + 1, 'punctuation', ',');
  // Submitted photo/Hal Niemi.
  if (
    /\b(?:[Pp]hoto|[Ii]mage|[Pp]icture)$/.test(leftOf(text, at, 8)) &&
    /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(text.slice(at + 1, at + 20))
  )
    return draft(at + 1, 'punctuation', ',');
  // R Hapeta/J McNab: two who play together.
  if (
    /(?<!\p{L})\p{Lu}\.? \p{Lu}\p{L}+$/u.test(leftOf(text, at, 22)) &&
    /^\p{Lu}\.? \p{Lu}\p{L}/u.test(text.slice(at + 1, at + 6))
  )
    return draft(at + 1, 'symbol', 'and');
  // New tires/brakes.
  if (
    /\b(?:[Nn]ew|[Ff]resh|[Rr]ebuilt) \p{Ll}{3,12}s$/u.test(leftOf(text, at, 22)) &&
    /^\p{Ll}{3,12}s(?!\p{L})/u.test(text.slice(at + 1, at + 15))
  )
    return draft(at + 1, 'symbol', 'and');
  // 38 kg DM/ha/day.
  if (
    /\/(?:ha|ac|acre|m2|m²|head|cow|unit)$/.test(leftOf(text, at, 6)) &&
    allows('@day-year', 'after', text.slice(at + 1, at + 7))
  )
    return draft(at + 1, 'symbol', 'per');
  // Blk/wht, red/navy: the colors of one thing; eves/wknds.
  if (pairBefore.test(leftOf(text, at, 10)) && pairAfter.test(text.slice(at + 1, at + 11)))
    return draft(at + 1, 'symbol', 'and');
  // First/last/security: three or more.
  if (
    /(?<![\p{L}/])\p{L}{2,12}\/\p{L}{2,12}$/u.test(leftOf(text, at, 26)) ||
    (/(?<![\p{L}/])\p{L}{2,12}$/u.test(leftOf(text, at, 13)) &&
      /^[\p{L}']{2,12}\/[\p{L}']{2,12}(?![\p{L}/])/u.test(text.slice(at + 1, at + 28)))
  )
    return draft(at + 1, 'punctuation', ',');
  // 8 in-person/4 virtual.
  if (/\p{Ll}$/u.test(text.charAt(at - 1)) && /^\d{1,3} \p{Ll}/u.test(text.slice(at + 1, at + 7)))
    return draft(at + 1, 'punctuation', ',');
  // 5th/Main; max 4/DAY.
  if (
    /\d(?:st|nd|rd|th)$/.test(leftOf(text, at, 4)) &&
    /^\p{Lu}\p{Ll}/u.test(text.slice(at + 1, at + 3))
  )
    return draft(at + 1, 'symbol', 'and');
  if (
    /\d$/.test(text.charAt(at - 1)) &&
    /^(?:DAY|WEEK|MONTH|YEAR|HOUR)(?!\p{L})/u.test(text.slice(at + 1, at + 7))
  )
    return draft(at + 1, 'symbol', 'per');
  // Brome/alfalfa mix.
  if (allows('@mix-blend', 'after', text.slice(at + 1, at + 24)))
    return draft(at + 1, 'punctuation', '');
  // Rate/wk.
  const per =
    allows('@rate-price', 'before', leftOf(text, at, 8).toLowerCase()) &&
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
    /(?<![\p{L}/])\p{Lu}(?:['’]\p{Lu})?\p{Ll}{2,19}$/u.exec(leftOf(text, at, 20))?.[0],
    /^\p{Lu}(?:['’]\p{Lu})?\p{Ll}{1,19}(?![\p{L}/])/u.exec(text.slice(at + 1, at + 21))?.[0],
  ];
  if (one && other && isName(other)) return draft(at + 1, 'punctuation', ',');
  // POS PAYMENT/MAMA STORES/IKEJA.
  if (/\p{Lu}{4}$/u.test(leftOf(text, at, 4)) && /^\p{Lu}{4}/u.test(text.slice(at + 1, at + 5)))
    return draft(at + 1, 'punctuation', ',');
  if (allows('@one-after-other', 'around', text.slice(Math.max(0, at - 9), at + 11).toLowerCase()))
    return draft(at + 1, 'symbol', 'and');
  const letters = /(?:^|[^\p{L}])\p{Lu}$/u.test(leftOf(text, at, 2));
  const or = /^or\b/i.test(text.slice(at + 1, at + 4)) || /\bor$/i.test(leftOf(text, at, 3));
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
