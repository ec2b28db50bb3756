import type { Plan } from '@duu/contract/documents/plan';
import type { Subscription } from '@duu/contract/documents/subscription';
import type { Translate } from '../i18n/intl.tsx';

/** `Basic`, `Pro, yearly`: a plan as people call it. */
export function planName(plan: Pick<Plan, 'tier' | 'period'>, t: Translate): string {
  return t(plan.period === 'year' ? 'landing.plan.proYear' : `landing.plan.${plan.tier}`);
}

/** A subscription as people call it: one that an admin's characters opened is no trial, though it has the trial's id. */
export function subscriptionName(
  { plan, source }: Pick<Subscription, 'plan' | 'source'>,
  t: Translate,
): string {
  const isGiven = plan.tier === 'trial' && source === 'admin';
  return isGiven ? t('landing.plan.given') : planName(plan, t);
}

/**
 * The billing page's hash for a plan. `#basic`, `#standard` and `#pro` are addresses that others know, so a yearly
 * plan has one of its own.
 */
export function planHash(plan: Pick<Plan, 'tier' | 'period'>): string {
  return plan.period === 'year' ? `#${plan.tier}-yearly` : `#${plan.tier}`;
}

/** What a plan holds, line by line. */
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
