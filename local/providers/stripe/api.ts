// The calls under /v1 that the local Stripe server answers.
import type { z } from 'zod';
import { show, showList } from './answers.ts';
import { cancelAtPeriodEnd, endSubscription } from './billing.ts';
import { expireSession, openSession } from './checkout.ts';
import { missing, StripeFault } from './fault.ts';
import type { FormValue } from './form.ts';
import { makeRefund, type StripeState } from './money.ts';
import type { Customer, Kind } from './objects.ts';
import * as requests from './requests.ts';

/** The server's address, with which links start. */
interface Context extends StripeState {
  readonly base: string;
  readonly id: string;
}

type Shown = { [name: string]: unknown };

interface Route {
  readonly method: string;
  readonly path: RegExp;
  readonly run: (context: Context, params: FormValue) => Shown;
}

function route<Schema extends z.ZodType>(
  method: string,
  path: string,
  schema: Schema,
  run: (context: Context, params: z.infer<Schema>) => Shown,
): Route {
  const pattern = new RegExp(`^/v1/${path.replace(':id', '([A-Za-z0-9_]+)')}$`);
  return {
    method,
    path: pattern,
    run: (context, params) => {
      const parsed = schema.safeParse(params);
      if (parsed.success) return run(context, parsed.data);
      throw refusal(parsed.error);
    },
  };
}

function refusal({ issues: [first] }: z.ZodError): StripeFault {
  const names = first?.code === 'unrecognized_keys' ? first.keys : [];
  const [top = '', ...rest] = [...(first?.path ?? []), ...names.slice(0, 1)].map(String);
  const param = top + rest.map((part) => `[${part}]`).join('');
  return names.length > 0
    ? new StripeFault(400, `Received unknown parameter: ${param}`, 'parameter_unknown', param)
    : new StripeFault(400, `Invalid ${param}: ${first?.message}`, 'parameter_invalid', param);
}

const read = (kind: Kind, path: string): Route =>
  route('GET', `${path}/:id`, requests.expandOnly, ({ store, id }, { expand }) =>
    show(store, store.get(kind, id), expand),
  );

/** Returns a filter that compares only the fields that are defined. */
const fits = (query: string | undefined, value: string | null) =>
  query === undefined || query === value;

const routes: readonly Route[] = [
  route('POST', 'customers', requests.customerRequest, ({ store }, request) => {
    const made = store.add<Customer>({
      id: store.newId('customer'),
      object: 'customer',
      created: store.seconds(),
      livemode: false,
      email: request.email ?? null,
      metadata: request.metadata ?? {},
      _card: 'good',
      _balance: 0,
    });
    return show(store, made);
  }),
  route('GET', 'customers', requests.customerList, ({ store }, query) => {
    const found = store.list('customer').filter(({ email }) => fits(query.email, email));
    return showList(store, '/v1/customers', found, query.expand);
  }),
  route('GET', 'customers/search', requests.customerSearch, ({ store }, { query }) => {
    const found = store.list('customer').filter(({ metadata }) => metadata.user === query);
    return { ...showList(store, '/v1/customers/search', found), object: 'search_result' };
  }),
  read('customer', 'customers'),
  route('DELETE', 'customers/:id', requests.nothing, (context) => {
    const { store, id } = context;
    store.get('customer', id);
    for (const one of store.list('subscription'))
      if (one.customer === id && one.status !== 'canceled') endSubscription(context, one);
    store.remove(id);
    return { id, object: 'customer', deleted: true };
  }),
  route('POST', 'checkout/sessions', requests.sessionRequest, (context, request) =>
    show(context.store, openSession(context, request, context.base)),
  ),
  route('POST', 'checkout/sessions/:id/expire', requests.nothing, (context) =>
    show(context.store, expireSession(context, context.store.get('checkout.session', context.id))),
  ),
  read('checkout.session', 'checkout/sessions'),
  route('GET', 'checkout/sessions', requests.sessionList, ({ store }, query) => {
    const found = store
      .list('checkout.session')
      .filter((one) => fits(query.customer, one.customer))
      .filter((one) => fits(query.payment_intent, one.payment_intent))
      .filter((one) => fits(query.subscription, one.subscription));
    return showList(store, '/v1/checkout/sessions', found, query.expand);
  }),
  read('payment_intent', 'payment_intents'),
  route('GET', 'payment_intents', requests.byCustomer, ({ store }, query) => {
    const found = store.list('payment_intent').filter((one) => fits(query.customer, one.customer));
    return showList(store, '/v1/payment_intents', found, query.expand);
  }),
  read('charge', 'charges'),
  route('POST', 'refunds', requests.refundRequest, (context, request) =>
    show(context.store, makeRefund(context, request)),
  ),
  route('GET', 'refunds', requests.byPayment, ({ store }, query) => {
    const all = store.list('refund');
    const found = all.filter((one) => fits(query.payment_intent, one.payment_intent));
    return showList(store, '/v1/refunds', found, query.expand);
  }),
  route('GET', 'disputes', requests.byPayment, ({ store }, query) => {
    const all = store.list('dispute');
    const found = all.filter((one) => fits(query.payment_intent, one.payment_intent));
    return showList(store, '/v1/disputes', found, query.expand);
  }),
  read('subscription', 'subscriptions'),
  route('POST', 'subscriptions/:id', requests.subscriptionUpdate, (context, request) => {
    const found = context.store.get('subscription', context.id);
    const { cancel_at_period_end: isCanceled } = request;
    if (isCanceled !== undefined) cancelAtPeriodEnd(context, found, isCanceled);
    return show(context.store, found);
  }),
  route('DELETE', 'subscriptions/:id', requests.nothing, (context) => {
    const found = context.store.get('subscription', context.id);
    if (found.status === 'canceled') throw missing('subscription', context.id);
    endSubscription(context, found);
    return show(context.store, found);
  }),
  read('invoice', 'invoices'),
  route('GET', 'invoices', requests.invoiceList, ({ store }, query) => {
    const found = store
      .list('invoice')
      .filter((one) => fits(query.subscription, one.parent.subscription_details.subscription))
      .filter((one) => fits(query.status, one.status));
    return showList(store, '/v1/invoices', found, query.expand);
  }),
  route('GET', 'invoice_payments', requests.invoicePaymentList, ({ store }, query) => {
    const found = store
      .list('invoice_payment')
      .filter((one) => fits(query.invoice, one.invoice))
      .filter((one) => fits(query.status, one.status))
      .filter((one) => fits(query.payment?.payment_intent, one.payment.payment_intent));
    return showList(store, '/v1/invoice_payments', found, query.expand);
  }),
  route('POST', 'billing_portal/sessions', requests.portalRequest, ({ store, base }, request) => {
    const id = store.newId('billing_portal.session');
    const made = store.add({
      id,
      object: 'billing_portal.session',
      created: store.seconds(),
      livemode: false,
      customer: store.get('customer', request.customer).id,
      locale: request.locale ?? null,
      return_url: request.return_url ?? null,
      url: `${base}/p/session/${id}`,
    });
    return show(store, made);
  }),
  read('event', 'events'),
  route('GET', 'events', requests.eventList, ({ store }, query) => {
    const found = store.list('event').filter((one) => fits(query.type, one.type));
    return showList(store, '/v1/events', found, query.expand);
  }),
];

/** Answers a request. @throws StripeFault */
export function answerCall(
  state: StripeState & { readonly base: string },
  method: string,
  path: string,
  params: FormValue,
): Shown {
  for (const one of routes) {
    const match = one.method === method ? one.path.exec(path) : null;
    if (match) return one.run({ ...state, id: match[1] ?? '' }, params);
  }
  throw new StripeFault(404, `Unrecognized request URL (${method}: ${path}).`);
}
