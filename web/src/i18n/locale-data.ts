// The only user of the browser's language data (`Intl`), which the linter refuses elsewhere. Chromium ships none for
// Mongolian and answers in the language of its own menus instead, so nothing here asks for Mongolian data: what Mongolian
// shares with English is taken from English, the rest is written out. A test compares it with CLDR's.
import type { Locale } from '@duu/contract/language';
import type { IntlShape } from 'react-intl';

type Formatters = IntlShape['formatters'];
type NumberOptions = NonNullable<Parameters<Formatters['getNumberFormat']>[1]>;

/** Complete in every browser. Mongolian groups and separates digits as English does. */
const english = 'en-US';

/** How a number can look that Mongolian and English write alike. */
const sharedStyles: ReadonlySet<string | undefined> = new Set([undefined, 'decimal', 'percent']);

function refuseForMongolian(what: string): never {
  throw new TypeError(`There is no Mongolian data for ${what}: format it in i18n/format.ts.`);
}

function sharedNumber(options: NumberOptions | undefined): NumberOptions | undefined {
  const { style, notation } = options ?? {};
  if (!sharedStyles.has(style)) refuseForMongolian(`the style ${style}`);
  if (notation !== undefined && notation !== 'standard') refuseForMongolian(`${notation} numbers`);
  return options;
}

/** CLDR: `one` for 1 alone; ordinals have no forms. */
class MongolianPluralRules extends Intl.PluralRules {
  readonly #isOrdinal: boolean;
  constructor(options?: Intl.PluralRulesOptions) {
    super(english, options);
    this.#isOrdinal = options?.type === 'ordinal';
  }
  override select(value: number): Intl.LDMLPluralRule {
    return value === 1 && !this.#isOrdinal ? 'one' : 'other';
  }
}

/** Lets an intl object of react-intl format texts the same in every browser. */
export function withOwnData(intl: IntlShape, locale: Locale): IntlShape {
  if (locale === 'en') return intl;
  const { getNumberFormat } = intl.formatters;
  const cardinal = new MongolianPluralRules();
  const ordinal = new MongolianPluralRules({ type: 'ordinal' });
  const own: Partial<Formatters> = {
    getNumberFormat: (_, options) => getNumberFormat(english, sharedNumber(options)),
    getPluralRules: (_, options) => (options?.type === 'ordinal' ? ordinal : cardinal),
    getDateTimeFormat: () => refuseForMongolian('dates'),
    getRelativeTimeFormat: () => refuseForMongolian('relative times'),
    getListFormat: () => refuseForMongolian('lists'),
    getDisplayNames: () => refuseForMongolian('names'),
    getDurationFormat: () => refuseForMongolian('durations'),
  };
  // The texts are formatted with the functions of this object, found at each use.
  Object.assign(intl.formatters, own);
  return intl;
}

/** Returns a number with grouped digits, as both languages write it. */
export function formatNumber(
  value: number,
  digits: { minimumFractionDigits?: number; maximumFractionDigits?: number },
): string {
  return new Intl.NumberFormat(english, digits).format(value);
}

/** Returns a date or a time in English. */
export function formatEnglish(at: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(english, options).format(at);
}
