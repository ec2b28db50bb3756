// Writes an object as the API shows it: without internal fields, with those expanded that the request names.
import type { Kind, Of, Stored } from './objects.ts';
import type { Store } from './store.ts';

type Shown = { [name: string]: unknown };

/** Returns the object as Stripe would send it; `paths` such as `payment_intent.latest_charge`. */
export function show(store: Store, object: Stored, paths: readonly string[] = []): Shown {
  const shown = structuredCloneOf(object);
  for (const path of paths) expand(store, shown, path.split('.'));
  return shown;
}

/** One page of a list. There is never a second one here. */
export function showList<K extends Kind>(
  store: Store,
  url: string,
  found: readonly Of<K>[],
  paths: readonly string[] = [],
): Shown {
  const within = paths.map((path) => path.replace(/^data\./, ''));
  const data = found.map((one) => show(store, one, within));
  return { object: 'list', url, has_more: false, data };
}

function structuredCloneOf(object: Stored): Shown {
  const entries = Object.entries(object).filter(([name]) => !name.startsWith('_'));
  return structuredClone<Shown>(Object.fromEntries(entries));
}

function expand(store: Store, shown: Shown, [name = '', ...rest]: string[]): void {
  const value =
    name === 'payments' && shown.object === 'invoice' ? payments(store, shown) : shown[name];
  const found = typeof value === 'string' ? store.any(value) : undefined;
  const below = found ? show(store, found) : value;
  shown[name] = below;
  if (rest.length > 0 && isShown(below)) expand(store, below, rest);
}

function payments(store: Store, { id }: Shown): Shown {
  const of = store.list('invoice_payment').filter((one) => one.invoice === id);
  return showList(store, '/v1/invoice_payments', of);
}

function isShown(value: unknown): value is Shown {
  return typeof value === 'object' && value !== null;
}
