import { type Draft, draft, draftOf, match, type Scan } from '../../draft.ts';
import { leftOf, near } from '../../near.ts';
import { serialAt } from '../../serials.ts';
import { isOfModel } from '../codes/models.ts';
import { isMillions } from '../measures/unit-rows.ts';
import { allows } from '../neighbors.ts';
import { amountWords, readAmount } from './amount.ts';
import { digitByDigit, inPairs, plain, pluralNumber } from './cardinal.ts';

const serial = /\d{1,7}(?:-\d{1,7}){3,9}(?!\d)|\d{4}(?: \d{4}){2,5}(?: \d{2})?(?! ?\d)/y;

/** Book and card numbers, digit by digit; a countdown (10-9-8-7). */
export function serialRule({ text, at }: Scan): Draft | undefined {
  const mixed = serialAt(text, at, digitByDigit, (one) => [...one.toUpperCase()].join(' '));
  if (mixed) return mixed;
  const found = match(serial, text, at);
  if (!found) return undefined;
  const parts = found[0].split('-');
  const counts = parts.every((one, i) => i === 0 || Number(parts[i - 1]) - Number(one) === 1);
  const digits = digitByDigit(found[0].replace(/\D/g, ''));
  return draftOf(found, 'number', counts && parts[1] ? parts.map(plain).join(', ') : digits);
}

/** Any other number: 1,234; -5; .5; 007 digit by digit. */
export function numberRule({ text, at }: Scan): Draft | undefined {
  const amount = readAmount(text, at);
  if (!amount) return undefined;
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
