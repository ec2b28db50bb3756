import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, near, rightOf } from '../../near.ts';
import { serialAt } from '../../serials.ts';
import { isOfModel } from '../codes/models.ts';
import { isTimed } from '../measures/second-units.ts';
import { isMillions } from '../measures/typed-units.ts';
import { allows } from '../neighbors.ts';
import { readAs } from '../said.ts';
import { amountWords, readAmount } from './amount.ts';
import { cardinal, digitByDigit, inPairs, plain, pluralNumber } from './cardinal.ts';

const serial = /\d{1,7}(?:-\d{1,7}){3,9}(?!\d)|\d{4}(?: \d{4}){2,5}(?: \d{2})?(?! ?\d)/y;
/** 1-2-3: one after another. */
const chain = /\d{1,3}(?:-\d{1,3}){2}(?![-\d])/y;
const height = /(\d{1,2})['’′][ -]?(\d{1,2})["”″]/y;

/** Book and card numbers, digit by digit; a countdown (10-9-8-7); heights (6'2") as feet and inches. */
export function serialRule({ text, at }: Scan): Draft | undefined {
  const mixed = serialAt(text, at, digitByDigit, (one) => [...one.toUpperCase()].join(' '));
  if (mixed) return mixed;
  const many = /[\d.,]/.test(text.charAt(at - 1)) ? null : match(hundreds, text, at);
  if (
    many?.[1] &&
    !isTimed(text, at, at + many[0].length) &&
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
  if (tall)
    return readAs(tall, 'unit', Number(tall[2]) < 12 ? '{1} foot {2}' : '{1} minutes {2} seconds');
  const short = /[-/\d]/.test(text.charAt(at - 1)) ? null : match(chain, text, at);
  if (short) return draftOf(short, 'number', short[0].split('-').map(plain).join(' '), false);
  const found = match(serial, text, at);
  if (!found) return undefined;
  const parts = found[0].split('-');
  const counts = parts.every((one, i) => i === 0 || Number(parts[i - 1]) - Number(one) === 1);
  const digits = digitByDigit(found[0].replace(/\D/g, ''));
  return draftOf(found, 'number', counts && parts[1] ? parts.map(plain).join(', ') : digits);
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

const stars = /(\d\.\d{1,2})\/(4|5|10)(?:\.0)?(?![\d/])/y;
/** 1000s of people, 100s. */
const hundreds = /(\d00|1,?000|10,?000|100,?000)s(?![A-Za-z0-9])/y;
/** Any other number: 1,234; -5; .5; 007 digit by digit. */
export function numberRule({ text, at }: Scan): Draft | undefined {
  // 401(k), 501(c)(3): sections of law.
  const section = match(/(\d)0(\d)\(([a-z])\)(?:\((\d)\))?/y, text, at);
  if (section) return readAs(section, 'number', '{1} oh {2} {3:letters}[ {4}]');
  if (
    match(/911(?![\d%/$-]|[.,:]\d|[\p{L}]| \p{Ll}+s(?!\p{L}))/uy, text, at) &&
    !/[\d.,$€£/-]/.test(text.charAt(at - 1)) &&
    !/\bPorsche $/.test(leftOf(text, at, 9))
  )
    return draft(at + 3, 'number', 'nine one one');
  const rating = match(stars, text, at);
  if (rating) return readAs(rating, 'number', '{1} out of {2}');
  const amount = readAmount(text, at);
  if (!amount) return undefined;
  // 10001 is read digit by digit if it is a code.
  if (
    /^\d{4,12}$/.test(text.slice(at, amount.end)) &&
    allows('@codes', 'around', near(text, at, 25))
  )
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
    return draft(
      amount.end + 1,
      'number',
      pluralNumber(
        /^\d{3}$/.test(amount.whole) && isOfModel(leftOf(text, at, 50))
          ? inPairs(amount.whole)
          : amountWords(amount),
      ),
    );
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
  if (
    text.slice(at, amount.end) === '101' &&
    allows('@subject-before-101', 'before', leftOf(text, at, 24))
  )
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
    ((/^\d{1,2}$/.test(amount.whole) && allows('@running', 'around', near(text, at, 40))) ||
      (/^(?:5|8|10|15|50|100)$/.test(amount.whole) &&
        allows('@one-race', 'before', leftOf(text, at, 12).toLowerCase()) &&
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
