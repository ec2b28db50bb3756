// The tests for the mutants of each file. A file that is not listed is refused, so that no mutant is reported as missed
// because no test ran.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../../tools/command.ts';
import { root } from '../../tools/paths.ts';

export interface Stage {
  readonly projects: readonly string[];
  readonly files: readonly string[];
  /** They test answers of the API, which is served from the copy's sources without a build. */
  readonly asksApi: boolean;
}

const credits = 'functions/src/services/credits';
const conversions = 'functions/src/services/conversions';
const orders = 'functions/src/services/orders';
const payments = 'functions/src/adapters/payments';
const userSubscriptions = `${credits}/user-subscriptions.test.ts`;
const periods = `${credits}/periods.test.ts`;
const money = `${orders}/order-money.test.ts`;
const placing = 'tests/faults/placing-orders.test.ts';
const checkouts = 'tests/faults/order-checkouts.test.ts';
const settling = 'tests/faults/settling-orders.test.ts';
const whileHeld = 'tests/faults/refunds-while-held.test.ts';
const refunding = 'tests/faults/refunding-orders.test.ts';
const races = 'tests/faults/order-races.test.ts';
const refundRaces = 'tests/faults/order-refund-races.test.ts';
const managing = 'tests/faults/managing-orders.test.ts';
const reconciling = 'tests/faults/reconciling-orders.test.ts';
const leaving = 'tests/faults/leaving-orders.test.ts';
const books = 'tests/faults/credits.test.ts';
const subscriptions = 'tests/faults/subscriptions.test.ts';
const made = 'tests/faults/conversions.test.ts';
const heard = 'tests/faults/heard-conversions.test.ts';
const deleted = 'tests/faults/delete-while-listening.test.ts';
const attempts = 'tests/faults/attempts.test.ts';
const fallbacks = 'tests/faults/fallback-voices.test.ts';
const refused = 'tests/api/synthesis-errors.test.ts';
const again = 'tests/api/reconversion.test.ts';
const kept = 'tests/faults/kept-paragraphs.test.ts';
const adjusted = 'tests/api/admin-credits.test.ts';
const onceOnly = 'tests/api/once-only.test.ts';
const qpayCheckout = 'local/providers/qpay/adapter.test.ts';
const qpayMoney = 'local/providers/qpay/adapter-money.test.ts';
const stripeCheckout = 'local/providers/stripe/adapter.test.ts';
const stripeLost = 'local/providers/stripe/lost-answers.test.ts';
const stripeRecurring = 'local/providers/stripe/recurring.test.ts';
const stripeWebhook = 'local/providers/stripe/webhook.test.ts';

const keys = 'functions/src/services/keys';
const keyed = 'tests/api/keys.test.ts';
const calls = 'functions/src/services/speech-calls';
const spoken = 'tests/faults/speech-calls.test.ts';
const webhooks = 'functions/src/services/webhooks';
const hooked = 'tests/api/webhooks.test.ts';

const judges: Record<string, readonly string[]> = {
  'firestore.rules': ['tests/rules/firestore.test.ts'],
  'storage.rules': ['tests/rules/storage.test.ts'],
  [`${credits}/active-subscription.ts`]: [subscriptions, refused],
  [`${credits}/adjust-credits.ts`]: [subscriptions, books, adjusted],
  [`${credits}/grant.ts`]: [userSubscriptions, subscriptions, settling],
  [`${credits}/grant-plan.ts`]: [subscriptions],
  [`${credits}/end-hold.ts`]: [subscriptions, books],
  [`${credits}/hold.ts`]: [subscriptions, refused],
  [`${credits}/ledger.ts`]: [subscriptions],
  [`${credits}/open-subscription.ts`]: [refunding],
  [`${credits}/periods.ts`]: [periods, userSubscriptions, subscriptions],
  [`${credits}/user-subscriptions.ts`]: [userSubscriptions, subscriptions, managing, refunding],
  [`${credits}/refund-debt.ts`]: [whileHeld],
  [`${credits}/revoke-grant.ts`]: [`${credits}/first-day-refund.test.ts`, refunding, whileHeld],
  [`${conversions}/accept-text.ts`]: [],
  [`${conversions}/diff-with-audio.ts`]: [attempts, again],
  [`${conversions}/conversion-input.ts`]: [fallbacks],
  [`${conversions}/end-conversion.ts`]: [attempts, made, heard, deleted],
  [`${conversions}/finish-conversion.ts`]: [attempts, made, again, fallbacks],
  [`${conversions}/free-reconversion.ts`]: [again],
  [`${conversions}/lease.ts`]: [attempts, made],
  [`${conversions}/make-conversion.ts`]: [attempts, made],
  [`${conversions}/conversion-limits.ts`]: [heard, onceOnly],
  [`${conversions}/kept-sound.ts`]: [kept],
  [`${conversions}/paid-reconversion.ts`]: [kept],
  [`${conversions}/retry-conversion.ts`]: [attempts, made],
  [`${conversions}/start-conversion.ts`]: [attempts, made, onceOnly, refused],
  [`${conversions}/start-reconversion.ts`]: [attempts, again],
  [`${conversions}/stream-url.ts`]: [],
  [`${conversions}/attempt.ts`]: [made],
  [`${conversions}/text-distance.ts`]: [],
  [`${conversions}/usable-speaker.ts`]: [refused, again],
  'functions/src/repositories/lock-order.ts': [],
  'functions/src/repositories/one-at-a-time.ts': ['functions/src/repositories/transact.test.ts'],
  'functions/src/repositories/transact.ts': [],
  [`${payments}/qpay.ts`]: [qpayCheckout, qpayMoney],
  [`${payments}/qpay-answers.ts`]: [`${payments}/qpay-client.test.ts`],
  [`${payments}/qpay-callback.ts`]: [qpayMoney],
  [`${payments}/qpay-client.ts`]: [qpayCheckout],
  [`${payments}/qpay-receipts.ts`]: [qpayMoney],
  [`${payments}/simulated.ts`]: [],
  [`${payments}/stripe.ts`]: [stripeCheckout, stripeLost, stripeRecurring],
  [`${payments}/stripe-client.ts`]: [stripeCheckout, stripeLost],
  [`${payments}/stripe-payments.ts`]: [stripeCheckout, stripeRecurring, stripeWebhook],
  [`${payments}/stripe-recurring.ts`]: [stripeRecurring],
  [`${payments}/stripe-webhook.ts`]: [stripeWebhook],
  [`${keys}/key-text.ts`]: [],
  [`${keys}/keyed-caller.ts`]: [keyed],
  [`${keys}/create-key.ts`]: [keyed],
  [`${keys}/revoke-key.ts`]: [keyed],
  [`${calls}/open-call.ts`]: [spoken],
  [`${calls}/close-call.ts`]: [spoken],
  'functions/src/adapters/public-fetch/public-address.ts': [
    'functions/src/adapters/public-fetch/public-fetch.test.ts',
  ],
  [`${webhooks}/send-delivery.ts`]: [hooked],
  [`${webhooks}/endpoints.ts`]: ['tests/api/webhook-endpoints.test.ts'],
  [`${webhooks}/queue-webhooks.ts`]: [hooked],
  [`${webhooks}/credits-message.ts`]: [hooked],
  [`${webhooks}/sign-webhook.ts`]: [`${webhooks}/sign-webhook.test.ts`],
  'functions/src/services/idempotency.ts': [attempts, onceOnly],
  'functions/src/services/mails/send-mail.ts': ['tests/api/mails.test.ts'],
  'functions/src/services/signed-token.ts': [`${conversions}/stream-url.test.ts`],
  'functions/src/services/tally.ts': [heard],
  'functions/src/services/jobs/send-webhooks.ts': [hooked],
  'functions/src/services/jobs/asking-ages.ts': [reconciling],
  'functions/src/services/jobs/reconcile-orders.ts': [reconciling, leaving],
  'functions/src/services/jobs/reconcile-recurring.ts': [reconciling, leaving],
  [`${orders}/admin-plans.ts`]: [managing],
  [`${orders}/after-plan-change.ts`]: [races, refundRaces],
  [`${orders}/cancel-order.ts`]: [checkouts, reconciling],
  [`${orders}/check-by-admin.ts`]: [managing],
  [`${orders}/close-order.ts`]: [checkouts],
  [`${orders}/end-recurring.ts`]: [settling, refunding, races, refundRaces, leaving],
  [`${orders}/invoice-number.ts`]: [settling],
  [`${orders}/archive-orders.ts`]: [leaving],
  [`${orders}/closings.ts`]: [leaving],
  [`${orders}/list-orders.ts`]: [managing],
  [`${orders}/manage-url.ts`]: [placing],
  [`${orders}/open-checkout.ts`]: [checkouts, placing],
  [`${orders}/order-mails.ts`]: [],
  [`${orders}/order-money.ts`]: [money, `${orders}/failed-refunds.test.ts`],
  [`${orders}/order-states.ts`]: [],
  [`${orders}/place-order.ts`]: [placing],
  [`${orders}/places.ts`]: [checkouts, managing, reconciling],
  [`${orders}/receipts.ts`]: [refunding],
  [`${orders}/receive-webhook.ts`]: [settling],
  [`${orders}/refund-money.ts`]: [money, refunding],
  [`${orders}/refund-order.ts`]: [refunding],
  [`${orders}/decide-order.ts`]: [`${orders}/decide-order.test.ts`, refunding, reconciling],
  [`${orders}/order-transaction.ts`]: [
    settling,
    refunding,
    managing,
    reconciling,
    races,
    refundRaces,
    leaving,
  ],
  [`${orders}/settle.ts`]: [settling, reconciling, races, refundRaces, leaving],
  [`${orders}/settle-order.ts`]: [races, settling],
  [`${orders}/settle-target.ts`]: [settling, races, reconciling],
  [`${orders}/show-recurring.ts`]: [`${orders}/decide-order.test.ts`, races],
};

/**
 * Returns the stages of a file, the cheapest first: unit tests, then tests that call the services, then tests of the
 * API.
 * @throws CommandError for a file that is not listed
 */
export function stagesFor(file: string): Stage[] {
  const listed = judges[file];
  if (!listed) throw new CommandError(`stages.ts does not say which tests judge ${file}.`);
  const own = file.replace(/\.ts$/, '.test.ts');
  const isUnit = (each: string) => !each.startsWith('tests/');
  const unit = [own, ...listed.filter(isUnit)].filter(
    (each) => isUnit(each) && each.endsWith('.test.ts') && existsSync(path.join(root, each)),
  );
  const suite = (['rules', 'faults', 'api'] as const).map((project) => ({
    projects: [project],
    files: listed.filter((each) => each.startsWith(`tests/${project}/`)),
    asksApi: project === 'api',
  }));
  return [{ projects: ['unit'], files: [...new Set(unit)], asksApi: false }, ...suite].filter(
    ({ files }) => files.length > 0,
  );
}
