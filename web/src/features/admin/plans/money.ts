import type { Currency } from '@duu/contract/documents/order';
import { wholeNumber } from '../whole-number.ts';

const hundredths = 100;

/** What stands in a price's field: `9,900` for tögrög, `2.99` for dollars. `amount` is in minor units. */
export function writtenMoney(amount: number, currency: Currency): string {
  const digits = currency === 'MNT' ? 0 : 2;
  return new Intl.NumberFormat('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / hundredths);
}

/**
 * A price as a person writes it, in minor units; null where it is none. A tögrög has no parts; a dollar's cents stand
 * after a point, or after a comma where no point is there. No step counts in fractions.
 */
export function moneyOf(text: string, currency: Currency): number | null {
  const written = text.replace(/[₮$]/gu, '').trim();
  if (currency === 'MNT') {
    const value = wholeNumber(written);
    return value === null ? null : value * hundredths;
  }
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/u.exec(written) ?? [];
  const value = wholeNumber(whole);
  return value === null ? null : value * hundredths + Number(cents.padEnd(2, '0'));
}
