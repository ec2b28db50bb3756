import type { Plan } from '@duu/contract/documents/plan';
import type { Subscription } from '@duu/contract/documents/subscription';
import type { Translate } from '../i18n/intl.tsx';

/** The plan's name in texts: `Basic`, `Pro, yearly`. */
export function planName(plan: Pick<Plan, 'tier' | 'period'>, t: Translate): string {
  return t(plan.period === 'year' ? 'landing.plan.proYear' : `landing.plan.${plan.tier}`);
}

/** The subscription's name in texts. One created for characters from an admin is not a trial, though it has its id. */
export function subscriptionName(
  { plan, source }: Pick<Subscription, 'plan' | 'source'>,
  t: Translate,
): string {
  const isGiven = plan.tier === 'trial' && source === 'admin';
  return isGiven ? t('landing.plan.given') : planName(plan, t);
}

/**
 * Returns the billing page's hash for a plan. `#basic`, `#standard` and `#pro` are public addresses, so a yearly plan
 * has a separate one.
 */
export function planHash(plan: Pick<Plan, 'tier' | 'period'>): string {
  return plan.period === 'year' ? `#${plan.tier}-yearly` : `#${plan.tier}`;
}

/** Returns the plan's features, line by line. */
export function planLines(plan: Plan, t: Translate): string[] {
  return [
    t('landing.plan.characters', { count: plan.charactersPerMonth }),
    t('landing.plan.conversion', { count: plan.charactersPerConversion }),
    t('landing.plan.voices', { count: plan.voices }),
    ...(plan.backgroundSound ? [t('landing.plan.music')] : []),
    ...(plan.languages.length > 1 ? [t('landing.plan.languages')] : []),
    ...(plan.unlimitedDownloads ? [t('landing.plan.downloads')] : []),
    t('landing.plan.storage', { months: plan.storageMonths }),
  ];
}
