// What payment providers have to end for a deleted account. It is noted outside the account, so that the deletion
// does not wait for a provider: the job `finishDeletions` tries again.
import type { Closing } from '@duu/contract/documents/closing';
import type { PaymentSource } from '@duu/contract/documents/subscription';
import type { PaymentProvider } from '../../adapters/payments/provider.ts';
import { ApiError } from '../../api-error.ts';
import type { Deps } from '../../deps.ts';
import { chargedSubscriptions } from './end-recurring.ts';
import { placeOfReference, referenceKey } from './places.ts';
import { settle } from './settle.ts';

type Parts = Pick<Closing, 'charges' | 'checkouts' | 'customers'>;

const kinds = ['charges', 'checkouts', 'customers'] as const satisfies readonly (keyof Parts)[];

function merged<T>(known: readonly T[], added: readonly T[] = []): T[] {
  const all = new Map([...known, ...added].map((one) => [JSON.stringify(one), one]));
  return [...all.values()];
}

/** Adds to what is left for a user. */
export async function addToClosing(
  { documents, now }: Deps,
  uid: string,
  added: Partial<Parts>,
): Promise<void> {
  if (kinds.every((kind) => (added[kind] ?? []).length === 0)) return;
  const ref = documents.closing(uid);
  await documents.transact(async (tx) => {
    const known = (await tx.get(ref)).data();
    tx.set(ref, {
      charges: merged(known?.charges ?? [], added.charges),
      checkouts: merged(known?.checkouts ?? [], added.checkouts),
      customers: merged(known?.customers ?? [], added.customers),
      requestedAt: known?.requestedAt ?? now(),
    });
  });
}

/** Notes the automatic charges and customer data of a user who is being deleted, before their documents go. */
export async function noteClosing(deps: Deps, uid: string): Promise<void> {
  const charged = await chargedSubscriptions(deps, uid);
  const charges = charged.map(({ recurring: { source, reference } }) => ({ source, reference }));
  const customers: Parts['customers'] = [];
  for (const provider of deps.payments.all()) {
    const customer = (await provider.customerOf?.(uid)) ?? null;
    if (customer !== null) customers.push({ source: provider.source, customer });
  }
  await addToClosing(deps, uid, { charges, customers });
}

function providerOf({ payments }: Deps, source: PaymentSource): PaymentProvider {
  const provider = payments.provider(source);
  if (provider === null) throw new ApiError('payment_source_unavailable');
  return provider;
}

async function endCharge(deps: Deps, { source, reference }: Closing['charges'][number]) {
  const { recurring } = providerOf(deps, source);
  if (!recurring) throw new ApiError('payment_source_unavailable');
  await recurring.end(reference);
  const place = await placeOfReference(deps, source, reference);
  // Its last charges. Until the orders are archived, that records them.
  if (place?.uid === null) await settle(deps, { source, reference });
}

async function endCheckout(
  deps: Deps,
  { source, orderId }: Closing['checkouts'][number],
  customers: Closing['customers'],
): Promise<void> {
  const { documents } = deps;
  const provider = providerOf(deps, source);
  const customer = customers.find((one) => one.source === source)?.customer ?? null;
  const reference = (await provider.lostCheckout?.({ orderId, customer })) ?? null;
  if (reference === null) return;
  await documents.orderPlace(referenceKey(source, reference)).set({ uid: null, orderId });
  await documents.formerOrder(orderId).update({ reference });
  await provider.cancel(reference);
  await settle(deps, { uid: null, orderId });
}

async function forgetCustomer(
  deps: Deps,
  uid: string,
  { source, customer }: Closing['customers'][number],
): Promise<void> {
  await providerOf(deps, source).forget?.(uid, customer);
}

/**
 * Ends what is left for a user at the providers: charges, then lost checkouts, then customer data, which both may
 * need. Idempotent. Returns the first failure; what failed stays noted.
 */
async function attempt(deps: Deps, uid: string, wanted: readonly (keyof Parts)[]) {
  const ref = deps.documents.closing(uid);
  const found = (await ref.get()).data();
  if (!found) return null;
  let failure: unknown = null;
  const left = { charges: found.charges, checkouts: found.checkouts, customers: found.customers };
  const each = async <T>(all: readonly T[], end: (one: T) => Promise<void>): Promise<T[]> => {
    const failed: T[] = [];
    for (const one of all) {
      try {
        await end(one);
      } catch (error) {
        failure ??= error;
        failed.push(one);
      }
    }
    return failed;
  };
  if (wanted.includes('charges')) {
    left.charges = await each(left.charges, (one) => endCharge(deps, one));
  }
  if (wanted.includes('checkouts')) {
    left.checkouts = await each(left.checkouts, (one) => endCheckout(deps, one, found.customers));
  }
  if (wanted.includes('customers') && left.checkouts.length === 0) {
    left.customers = await each(left.customers, (one) => forgetCustomer(deps, uid, one));
  }
  if (kinds.every((kind) => left[kind].length === 0)) await ref.delete();
  else await ref.update(left);
  return failure;
}

/** Tries once; a failure is left to the job. */
export async function tryClosing(
  deps: Deps,
  uid: string,
  wanted: readonly (keyof Parts)[] = kinds,
): Promise<void> {
  const failure = await attempt(deps, uid, wanted);
  if (failure !== null) deps.log.error('closing_left', { uid }, failure);
}

/** @throws the first failure, if something is left */
export async function finishClosing(deps: Deps, uid: string): Promise<void> {
  const failure = await attempt(deps, uid, kinds);
  if (failure !== null) throw failure;
}
