import type { PlanId } from '@duu/contract/documents/plan';
import { faultsOfTerms, type PlanTerms, planBounds } from '@duu/contract/documents/plan-terms';
import { formatCount, formatMoney } from '../../../i18n/format.ts';
import type { Translate } from '../../../i18n/intl.tsx';
import { wholeNumber } from '../whole-number.ts';
import { moneyOf, writtenMoney } from './money.ts';

const countFields = [
  'charactersPerMonth',
  'charactersPerConversion',
  'voices',
  'storageMonths',
  'order',
] as const;
type CountField = (typeof countFields)[number];
type PriceField = 'MNT' | 'USD';
export type PlanField = CountField | PriceField;

/** A plan's terms in the form, as typed. */
export interface PlanDraft extends Record<PlanField, string> {
  readonly premiumVoices: boolean;
  readonly backgroundSound: boolean;
  readonly active: boolean;
}

export type PlanFaults = Partial<Record<PlanField, string>>;

export function draftOf(terms: PlanTerms): PlanDraft {
  const { premiumVoices, backgroundSound, active, prices } = terms;
  return {
    MNT: writtenMoney(prices.MNT, 'MNT'),
    USD: writtenMoney(prices.USD, 'USD'),
    charactersPerMonth: formatCount(terms.charactersPerMonth),
    charactersPerConversion: formatCount(terms.charactersPerConversion),
    voices: formatCount(terms.voices),
    storageMonths: formatCount(terms.storageMonths),
    order: formatCount(terms.order),
    premiumVoices,
    backgroundSound,
    active,
  };
}

const least = (field: CountField) => (field === 'order' ? 0 : 1);

/** The terms from the form and the fields it does not show; or what is wrong, by field. */
export function termsOf(
  id: PlanId,
  draft: PlanDraft,
  before: PlanTerms,
  t: Translate,
): { terms: PlanTerms } | { faults: PlanFaults } {
  const faults: PlanFaults = {};
  const price = (currency: PriceField) => {
    const amount = moneyOf(draft[currency], currency);
    if (amount === null || amount > planBounds[currency])
      faults[currency] = t(`plans.wrong.${currency}`, {
        max: formatMoney(planBounds[currency], currency),
      });
    return amount ?? 0;
  };
  const count = (field: CountField) => {
    const value = wholeNumber(draft[field]);
    if (value === null || value < least(field) || value > planBounds[field])
      faults[field] = t('plans.wrong.count', {
        min: formatCount(least(field)),
        max: formatCount(planBounds[field]),
      });
    return value ?? 0;
  };
  const terms: PlanTerms = {
    languages: before.languages,
    unlimitedDownloads: before.unlimitedDownloads,
    prices: { MNT: price('MNT'), USD: price('USD') },
    charactersPerMonth: count('charactersPerMonth'),
    charactersPerConversion: count('charactersPerConversion'),
    voices: count('voices'),
    storageMonths: count('storageMonths'),
    order: count('order'),
    premiumVoices: draft.premiumVoices,
    backgroundSound: draft.backgroundSound,
    active: draft.active,
  };
  for (const fault of faultsOfTerms(id, terms)) {
    if (fault === 'conversionOverMonth')
      faults.charactersPerConversion ??= t('plans.wrong.conversionOverMonth');
    if (fault === 'onSaleWithoutMNT') faults.MNT ??= t('plans.wrong.onSaleWithoutPrice');
    if (fault === 'onSaleWithoutUSD') faults.USD ??= t('plans.wrong.onSaleWithoutPrice');
  }
  return Object.keys(faults).length > 0 ? { faults } : { terms };
}

/** Only the differences, so that two admins who edit one plan do not undo each other. */
export function changeOf(before: PlanTerms, after: PlanTerms): Partial<PlanTerms> {
  return Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof PlanTerms]),
    ),
  );
}
