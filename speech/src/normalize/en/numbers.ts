import { type Draft, draft, draftOf, match, type Scan } from '../draft.ts';
import { leftOf, near, rightOf } from '../near.ts';
import { amountWords, readAmount } from './amount.ts';
import { cardinal, decimal, digitByDigit, ordinal, pluralNumber, year } from './cardinal.ts';
import { isCommonWord } from './common-words.ts';
import { describesNoun } from './measured-nouns.ts';
import { homeAfter, isOddPair } from './pairs.ts';
import { isPressure } from './pressure.ts';
import { withUnit } from './quantities.ts';
import { toldUnit } from './told-units.ts';
import { isMillions } from './typed-units.ts';
import { unitAt } from './units.ts';

const slash = /(?:(\d{1,3}(?:,\d{3}){1,2}|\d{1,6})[ -])?(\d{1,6})[/\u2044](\d{1,6})(?![\d/])/y;

const startsLine = /^\n? \p{Lu}/u;
/** `3/4` three quarters, `2 1/2` two and a half, `24/7` twenty four seven. */
export function fractionRule({ text, at }: Scan): Draft | undefined {
  const found = match(slash, text, at);
  if (!found?.[2] || !found[3]) return undefined;
  const end = at + found[0].length;
  // 24/64 Finance: the number of a minute, with its year.
  if (
    !found[1] &&
    /^[12]\d$/.test(found[2]) &&
    Number(found[3]) > 31 &&
    /(?:^|\n)$/.test(leftOf(text, at, 1)) &&
    /^\.? \p{Lu}[\p{Ll}.]/u.test(text.slice(end, end + 4))
  )
    return draft(end, 'number', `${cardinal(found[2])}, ${cardinal(found[3])}`, false);
  // 1 stick (1/2 c.) butter.
  if (/^ ?c\.\)/.test(text.slice(end, end + 4)))
    return draft(
      end + text.slice(end, end + 3).indexOf('.') + 1,
      'unit',
      `${fractionWords(found[2], found[3], false)} cup`,
    );
  // 8/4 walnut: the thickness of lumber, in quarters of an inch.
  if (
    !found[1] &&
    found[3] === '4' &&
    /^(?:4|5|6|8|10|12|16)$/.test(found[2]) &&
    /\b(?:walnut|oak|maple|cherry|poplar|lumber|kiln|hardwood|board f\w+|bf|rough|sawn|slabs?|ash|hickory|sapele|mahogany)\b/.test(
      near(text, at, 60),
    )
  )
    return draft(end, 'number', `${cardinal(found[2])} quarter`, false);
  // Rooms 11/12.
  if (
    !found[1] &&
    Number(found[3]) === Number(found[2]) + 1 &&
    /\b(?:Rooms|Rms\.?|Periods|Grades|Units|Lots|Pages|Weeks|Years|Levels|Classes|Lanes|Items|Questions|Chapters|Days|Gates|Plots) $/.test(
      leftOf(text, at, 12),
    )
  )
    return draft(end, 'number', `${cardinal(found[2])} and ${cardinal(found[3])}`, false);
  // Rent 24/25: a year that begins in one and ends in the next.
  if (
    !found[1] &&
    /^(?:1[3-9]|[23]\d)$/.test(found[2]) &&
    Number(found[3]) === Number(found[2]) + 1 &&
    found[3].length === 2 &&
    !/^ ?(?:of|in\b|inch|mm|["”″]|ths?)/.test(text.slice(end, end + 6))
  )
    return draft(end, 'number', `${cardinal(found[2])} ${cardinal(found[3])}`, false);
  // 10/10 would buy again; 20/20 is eyesight.
  if (/^(?:10|5|100)\/(?:10|5|100)$/.test(found[0]) && found[2] === found[3])
    return draft(end, 'number', `${cardinal(found[2])} out of ${cardinal(found[3])}`, false);
  // And 00/100 Dollars.
  if (
    /^\d\d\/100$/.test(found[0]) &&
    /^ (?:[Dd]ollars|DOLLARS|U\.?S)/.test(text.slice(end, end + 9))
  )
    return draft(end, 'fraction', `${cardinal(String(Number(found[2])))} hundredths`);
  // A season: 2024/25, 2024/2025.
  const ends = found[3].length === 4 ? Number(found[3]) : Number(found[3]) % 100;
  const next = Number(found[2]) + 1;
  if (/^(?:1[89]|20)\d\d$/.test(found[2]) && (found[3].length === 4 ? next : next % 100) === ends)
    return undefined;
  if (!found[1] && isPressure(text, at, found[2], found[3], end))
    return draft(end, 'number', `${plain(found[2])} over ${plain(found[3])}`);
  if (!found[1] && /(?<!\p{L})\p{Lu}{1,4}\/$/u.test(leftOf(text, at, 6)))
    return draft(end, 'number', `${plain(found[2])} ${plain(found[3])}`, false);
  // S/21/45, FY22/23, ref. 12/345.
  const named =
    /\p{L}/u.test(text.charAt(at - 1)) ||
    (Number(found[3]) > 100 && Number(found[3]) % 100 !== 0 && found[2] !== '1');
  if (named && !found[1]) {
    // Petition 1024/2021, circular 27/2023-24.
    const ofYear = /^20[0-4]\d$/.test(found[3]) && !/^(?:19|20)\d\d$/.test(found[2]);
    if (ofYear) return draft(end, 'number', `${plain(found[2])} slash ${year(found[3])}`, false);
    return withUnit(text, end, `${plain(found[2])} slash ${plain(found[3])}`);
  }
  const [top, bottom] = [Number(found[2]), Number(found[3])];
  const ofHundred =
    bottom === 100 && top > 10 && top <= 100 && !/^ (?:of|an?)\b/.test(text.slice(end, end + 4));
  if (!found[1] && ofHundred)
    return draft(end, 'number', `${plain(found[2])} out of ${plain(found[3])}`, false);
  const inFormula =
    /^ ?(?:π|[xy](?!\p{L}))/u.test(text.slice(end, end + 3)) ||
    (/=[^=\n]{0,3}$/.test(leftOf(text, at, 4)) &&
      /^(?:\s*$|[,;.]| ?[-+×=])/.test(text.slice(end, end + 3)));
  if (inFormula && top > bottom && bottom > 1 && bottom < 13)
    return draft(end, 'fraction', fractionWords(found[2], found[3], false));
  if (/^0/.test(found[2]) || /^0/.test(found[3]) || top >= bottom || bottom > 1000) {
    // 4 7/3: four and seven thirds; no 4 24/7.
    if (
      found[1] &&
      !/^0/.test(found[2] + found[3]) &&
      bottom > 1 &&
      bottom < 17 &&
      top < 4 * bottom &&
      !/^(?:24\/7|9\/11)$/.test(`${found[2]}/${found[3]}`)
    )
      return draft(
        end,
        'fraction',
        `${cardinal(found[1])} and ${fractionWords(found[2], found[3], true)}`,
        false,
      );
    if (found[1]) return undefined;
    const between =
      (found[2] === '24' && found[3] === '7') ||
      found[2] === found[3] ||
      (top < 7 && bottom < 6 && homeAfter.test(text.slice(end, end + 10)))
        ? ' '
        : ' slash ';
    return between === ' '
      ? draft(end, 'number', `${plain(found[2])} ${plain(found[3])}`)
      : withUnit(text, end, `${plain(found[2])} slash ${plain(found[3])}`);
  }
  if (!found[1] && isOddPair(top, bottom, text.slice(end, end + 8))) {
    const joint = startsLine.test(text.charAt(at - 1) + text.slice(end, end + 2)) ? ',' : ' slash';
    return draft(end, 'number', `${plain(found[2])}${joint} ${plain(found[3])}`, false);
  }
  // 4.21¼.
  const inPrice = !found[1] && /\d\.\d{1,3} ?$/.test(leftOf(text, at, 6));
  const said = `${inPrice ? 'and ' : ''}${fractionWords(found[2], found[3], inPrice || found[1] !== undefined)}`;
  const words = found[1] ? `${cardinal(found[1])} and ${said}` : said;
  const joint = /[ \u00A0-]/.test(text.charAt(end)) ? text.charAt(end) : '';
  const cup =
    /^ ?c(?![\p{L}\p{N}])/u.test(text.slice(end, end + 3)) &&
    toldUnit(text, end + (text.charAt(end) === ' ' ? 1 : 0));
  const unit =
    cup || (unitAt(text, end + joint.length, joint) ?? toldUnit(text, end + joint.length));
  if (unit)
    return draft(
      unit.end,
      'unit',
      `${words} ${found[1] && joint !== '-' && !describesNoun(unit.names[0], text, unit.end) ? unit.names[1] : unit.names[0]}`,
    );
  // 5/6 by itself can be a day of May.
  const isDay = !found[1] && top < 13 && bottom < 32;
  const isPart = isDay && bottom < 11 && partOf.test(text.slice(end, end + 8));
  return draft(end, 'fraction', words, !isDay || isPart);
}

const signedMixed = /[-+\u2212\u2013](?=(?:\d{1,6} )?\d{1,2}\u2044\d|\d{1,6} \d{1,2}\/\d)/y;

/** `soybeans –6½`: minus six and a half. */
export function signedFractionRule(scan: Scan): Draft | undefined {
  const { text, at } = scan;
  if (!match(signedMixed, text, at) || !/[^\n]{1}[\s(]$/.test(leftOf(text, at, 2)))
    return undefined;
  const read = fractionRule({ ...scan, at: at + 1 });
  return (
    read && { ...read, spoken: `${text.charAt(at) === '+' ? 'plus' : 'minus'} ${read.spoken}` }
  );
}

/** What follows a fraction: 3/4 of, 1/2 cup, a 2/3 share. */
const partOf =
  /^(?: (?:of|cups?|an?|teas|tabl)|[ -](?:inch|mile|hour|pound|full|way|time|share|stake|majori))/;

const plain = (digits: string) => (/^0\d/.test(digits) ? digitByDigit(digits) : cardinal(digits));

export function fractionWords(top: string, bottom: string, mixed: boolean): string {
  const one = top === '1';
  const lead = one && mixed ? (/^(?:8|11|18|8\d)$/.test(bottom) ? 'an' : 'a') : cardinal(top);
  if (bottom === '2') return `${lead} ${one ? 'half' : 'halves'}`;
  if (bottom === '4') return `${lead} quarter${one ? '' : 's'}`;
  return `${lead} ${ordinal(bottom)}${one ? '' : 's'}`;
}

const serial = /\d{1,7}(?:-\d{1,7}){3,8}(?!\d)|\d{4}(?: \d{4}){2,5}(?: \d{2})?(?! ?\d)/y;
/** 1-2-3: one after another. */
const chain = /\d{1,3}(?:-\d{1,3}){2}(?![-\d])/y;
const height = /(\d{1,2})['’′][ -]?(\d{1,2})["”″]/y;

const mixedSerial = /\d{1,5}(?:-(?:\d{1,5}|[A-Za-z]{1,3})){3,8}(?![\p{L}\p{N}]|-[\p{L}\p{N}])/uy;

/** 2-611-ab-c-3-7: digit by digit and letter by letter; 3-in-1 and 2-day-old have words. */
function mixedSerialAt(text: string, at: number): Draft | undefined {
  if (/[\p{L}\p{N}.-]/u.test(text.charAt(at - 1))) return undefined;
  const written = match(mixedSerial, text, at)?.[0];
  const parts = written?.split('-') ?? [];
  const letters = parts.filter((part) => /[A-Za-z]/.test(part));
  if (
    !written ||
    letters.length === 0 ||
    letters.some((part) => part.length > 1 && isCommonWord(part.toLowerCase()))
  )
    return undefined;
  const said = parts.map((part) =>
    /\d/.test(part) ? digitByDigit(part) : [...part.toUpperCase()].join(' '),
  );
  return draft(at + written.length, 'number', said.join(' '), false);
}

/** Book and card numbers, digit by digit; heights (6'2") as feet and inches. */
export function serialRule({ text, at }: Scan): Draft | undefined {
  const mixed = mixedSerialAt(text, at);
  if (mixed) return mixed;
  const many = /[\d.,]/.test(text.charAt(at - 1)) ? null : match(hundreds, text, at);
  if (
    many?.[1] &&
    /^ of\b|^$|^[.,;!?)]|^ (?:flee|fled|homeless|dead|die|march|protest|queue|stranded|without|lose|face|join|gather|attend|turn out|evacuat|more|missing|injured|arrested|killed|wounded|displaced|trapped|affected|hurt|feared|rescued|saved|sold)/.test(
      rightOf(text, at + many[0].length, 12),
    )
  )
    return draftOf(
      many,
      'number',
      pluralNumber(cardinal(many[1].replace(',', '')).replace(/^one /, '')),
    );
  const tall = match(height, text, at);
  if (tall?.[1] && tall[2])
    return draftOf(tall, 'unit', `${cardinal(tall[1])} foot ${cardinal(tall[2])}`);
  const short = /[-/\d]/.test(text.charAt(at - 1)) ? null : match(chain, text, at);
  if (short) return draftOf(short, 'number', short[0].split('-').map(plain).join(' '), false);
  const found = match(serial, text, at);
  return found ? draftOf(found, 'number', digitByDigit(found[0].replace(/\D/g, ''))) : undefined;
}

const versions = /[vV]?\d{1,6}(?:\.\d{1,6}){2,7}(?!\d)/y;

/** `1.2.3`, `192.168.1.1`. */
export function versionRule({ text, at }: Scan): Draft | undefined {
  const found = match(versions, text, at);
  if (!found) return undefined;
  const parts = found[0].replace(/^v/i, '').split('.').map(plain);
  return draftOf(
    found,
    'number',
    `${/^v/i.test(found[0]) ? 'version ' : ''}${parts.join(' point ')}`,
  );
}

const codes = /\b(?:zip|postcode|postal code|pin|passcode|access code|pin code)\b/;

/** Introductory courses and the like, whose 101 is not a count: Biology 101, Room 101. */
const course =
  /\b(?:\p{Lu}\p{Ll}*(?:ology|istry|ics|ing|ory|ish|omy|ence|ance|math|econ|aphy|ature|ese|ian|arts?|aw)|Math|Econ|Bio|Chem|Psych|Calc|Room|Highway|Route|Interstate|Flight|Channel|Studio|CS|PE)\s$/u;

const running =
  /\b(?:easy|tempo|parkrun|pb|pace|race|run|ran|runs|running|marathon|finish(?:ed)?|jog)\b/;
const oneRace = /\b(?:the|an?|my|his|her|our|this|first|annual|charity|virtual|fun) $/i;
const stars = /(\d\.\d{1,2})\/(4|5|10)(?:\.0)?(?![\d/])/y;
/** 1000s of people, 100s. */
const hundreds = /(\d00|1,?000|10,?000|100,?000)s(?![A-Za-z0-9])/y;
/** Any other number: 1,234; -5; .5; 007 digit by digit. */
export function numberRule({ text, at }: Scan): Draft | undefined {
  // 401(k), 501(c)(3): sections of law.
  const section = match(/(\d)0(\d)\(([a-z])\)(?:\((\d)\))?/y, text, at);
  if (section?.[1] && section[2] && section[3])
    return draftOf(
      section,
      'number',
      `${cardinal(section[1])} oh ${cardinal(section[2])} ${section[3].toUpperCase()}${section[4] ? ` ${cardinal(section[4])}` : ''}`,
    );
  if (
    match(/911(?![\d%/$-]|[.,:]\d|[\p{L}]| \p{Ll}+s(?!\p{L}))/uy, text, at) &&
    !/[\d.,$€£/-]/.test(text.charAt(at - 1)) &&
    !/\bPorsche $/.test(leftOf(text, at, 9))
  )
    return draft(at + 3, 'number', 'nine one one');
  const rating = match(stars, text, at);
  if (rating?.[1] && rating[2]) {
    const [whole = '', fraction = ''] = rating[1].split('.');
    return draftOf(rating, 'number', `${decimal(whole, fraction)} out of ${cardinal(rating[2])}`);
  }
  const amount = readAmount(text, at);
  if (!amount) return undefined;
  // 10001 is read digit by digit if it is a code.
  if (/^\d{4,12}$/.test(text.slice(at, amount.end)) && codes.test(near(text, at, 25)))
    return draft(amount.end, 'number', digitByDigit(amount.whole));
  // 3K likes, 1.5M users; but 4K television.
  const scaled = match(/[kKM](?![A-Za-z0-9])/y, text, amount.end);
  const screen =
    /^(?:2|4|8)$/.test(amount.whole) &&
    amount.fraction === '' &&
    scaled?.[0] === 'K' &&
    !/^ (?!displays|screens|monitors|televisions|videos|panels|cameras|streams)[a-z]+s\b/.test(
      text.slice(amount.end + 1, amount.end + 16),
    );
  if (text[amount.end] === 'm' && isMillions(text, amount.end))
    return draft(amount.end + 1, 'number', `${amountWords(amount)} million`);
  // F-16s, 747s; units of seconds are already read.
  if (amount.fraction === '' && amount.sign === '' && match(/s(?![A-Za-z0-9])/y, text, amount.end))
    return draft(amount.end + 1, 'number', pluralNumber(amountWords(amount)));
  // The 49ers are forty niners.
  if (amount.fraction === '' && match(/ers?(?![A-Za-z])/y, text, amount.end)) {
    const tail = text[amount.end + 2] === 's' ? 'rs' : 'r';
    const words = amountWords(amount).replace(/y$/, 'i');
    return draft(
      amount.end + 1 + tail.length,
      'number',
      `${words}${words.endsWith('e') ? '' : 'e'}${tail}`,
    );
  }
  if (text.slice(at, amount.end) === '101' && course.test(leftOf(text, at, 24)))
    return draft(amount.end, 'number', 'one oh one');
  // 9k–12k.
  const both = match(/([kM]) ?[-\u2013] ?(?=\d[\d.,]{0,6}\1(?!\p{L}))/uy, text, amount.end);
  if (both?.[1])
    return draft(
      amount.end + both[0].length,
      'range',
      `${amountWords(amount)} ${both[1] === 'M' ? 'million' : 'thousand'} to`,
    );
  const large = match(
    / ?(bn|tn|mn|mil(?=\.? (?:tugriks?|dollars|euros|pounds|won|yuan|people|users|views)\b))(?![A-Za-z0-9])/y,
    text,
    amount.end,
  );
  if (large) {
    const name =
      { bn: 'billion', tn: 'trillion', mn: 'million', mil: 'million' }[large[1] ?? ''] ?? '';
    return draft(amount.end + large[0].length, 'number', `${amountWords(amount)} ${name}`);
  }
  const kind = amount.fraction === '' ? 'number' : 'decimal';
  // A 5K is a run.
  const race =
    /[kK]/.test(scaled?.[0] ?? '') &&
    ((/^\d{1,2}$/.test(amount.whole) && running.test(near(text, at, 40))) ||
      (/^(?:5|8|10|15|50|100)$/.test(amount.whole) &&
        oneRace.test(leftOf(text, at, 12)) &&
        !/^ (?!starts|finishes|begins|ends|runs|is|was)[a-z]+s(?!\p{L})/u.test(
          text.slice(amount.end + 1, amount.end + 20),
        )));
  if (scaled && !screen && !race)
    return draft(
      amount.end + 1,
      kind,
      `${amountWords(amount)} ${scaled[0] === 'M' ? 'million' : 'thousand'}`,
    );
  return draft(amount.end, kind, amountWords(amount), amount.certain);
}

/** Digits that no other rule reads. */
export function lastDigitRule({ text, at }: Scan): Draft | undefined {
  const found = match(/\d{1,400}/y, text, at);
  return found ? draftOf(found, 'number', digitByDigit(found[0]), false) : undefined;
}
