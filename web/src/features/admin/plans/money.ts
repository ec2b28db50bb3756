import type { Currency } from '@duu/contract/documents/order';
import { formatNumber } from '../../../i18n/locale-data.ts';
import { wholeNumber } from '../whole-number.ts';

const hundredths = 100;

/** Returns a price as written in its field: `9,900` for tögrög, `2.99` for dollars. `amount` is in minor units. */
export function writtenMoney(amount: number, currency: Currency): string {
  const digits = currency === 'MNT' ? 0 : 2;
  return formatNumber(amount / hundredths, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/**
 * Parses a price into minor units; null if it is invalid. A tögrög has no decimals; a dollar's cents follow a point, or
 * a comma if there is no point. Uses no floating point.
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
