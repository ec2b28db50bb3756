// The payment page of the simulated provider, under the emulators only: a button for each way a payment can
// go.
import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { SimulatedPayment } from '@duu/contract/documents/simulated-payment';
import { escapeHtml } from '@duu/contract/escape-html';
import { formatMoney } from '@duu/contract/format';
import { id } from '@duu/contract/id';
import type { Locale } from '@duu/contract/language';
import { z } from 'zod';
import { type SimulatedEvent, signSimulated } from '../adapters/payments/simulated.ts';
import { ApiError } from '../api-error.ts';
import type { Deps } from '../deps.ts';
import { receiveWebhook } from '../services/orders/receive-webhook.ts';
import type { ByteRoute } from './byte-route.ts';
import { receivedBody } from './guard.ts';
import { header, urlOf } from './request.ts';

const act = z.enum([
  'pay',
  'payLate',
  'payTwice',
  'payShort',
  'paySilently',
  'cancel',
  'refund',
  'renew',
]);
type Act = z.infer<typeof act>;

interface Texts {
  readonly title: string;
  readonly acts: Record<Act, string>;
  readonly canceled: string;
  readonly payment: (kind: 'paid' | 'charged', amount: string, refunded: string) => string;
  readonly back: string;
  readonly leave: string;
  readonly note: string;
  /** The name of the other language, in that language. */
  readonly other: string;
}

const texts: Record<Locale, Texts> = {
  en: {
    title: 'Simulated payment',
    acts: {
      pay: 'Pay',
      payLate: 'Cancel at the provider, then pay',
      payTwice: 'Pay twice',
      payShort: 'Pay one unit less',
      paySilently: 'Pay, without telling the shop',
      cancel: 'Cancel',
      refund: 'Refund everything',
      renew: 'Charge the next period',
    },
    canceled: 'canceled',
    payment: (kind, amount, refunded) => `${kind} ${amount}, refunded ${refunded}`,
    back: 'Back to the shop',
    leave: 'Leave without paying',
    note: 'No money moves here. Only one machine has this page.',
    other: 'Монгол',
  },
  mn: {
    title: 'Туршилтын төлбөр',
    acts: {
      pay: 'Төлөх',
      payLate: 'Цуцлагдсаны дараа төлөх',
      payTwice: 'Хоёр удаа төлөх',
      payShort: 'Нэгж дутуу төлөх',
      paySilently: 'Дэлгүүрт мэдэгдэлгүй төлөх',
      cancel: 'Цуцлах',
      refund: 'Бүгдийг буцаах',
      renew: 'Дараагийн хугацааны төлбөр авах',
    },
    canceled: 'цуцлагдсан',
    payment: (kind, amount, refunded) =>
      `${amount} ${kind === 'paid' ? 'төлсөн' : 'автоматаар төлсөн'}, ${refunded} буцаасан`,
    back: 'Дэлгүүр рүү буцах',
    leave: 'Төлөхгүй гарах',
    note: 'Бодит мөнгө шилжихгүй. Энэ хуудас зөвхөн нэг компьютер дээр ажиллахад байдаг.',
    other: 'English',
  },
};

/** Returns the language in the address, else the browser's, else Mongolian. */
function languageOf(request: IncomingMessage): Locale {
  const parameter = urlOf(request).searchParams.get('lang');
  if (parameter === 'en' || parameter === 'mn') return parameter;
  return header(request, 'accept-language')?.toLowerCase().startsWith('en') ? 'en' : 'mn';
}

type Sent = Pick<SimulatedEvent, 'type' | 'amount'>;

/** Returns the events of a button, in the order the provider sends them. */
function eventsOf(chosen: Act, { amount, payments }: SimulatedPayment): Sent[] {
  const paid = { type: 'paid', amount } as const;
  const canceled = { type: 'canceled', amount: 0 } as const;
  const left = payments.reduce((sum, one) => sum + one.amount - one.refunded, 0);
  const events: Record<Act, Sent[]> = {
    pay: [paid],
    payLate: [canceled, paid],
    payTwice: [paid, paid],
    payShort: [{ type: 'paid', amount: Math.max(0, amount - 1) }],
    paySilently: [paid],
    cancel: [canceled],
    refund: [{ type: 'refunded', amount: left }],
    renew: [{ type: 'renewed', amount }],
  };
  return events[chosen];
}

/** Sends an event as the provider does: by webhook, signed. */
async function sendEvent(deps: Deps, event: SimulatedEvent, silently: boolean): Promise<void> {
  const body = Buffer.from(JSON.stringify(event));
  const headers = { 'duu-signature': signSimulated(body) };
  const request = { method: 'POST', headers, body, params: {} };
  if (silently) await deps.payments.provider('simulated')?.readWebhook(request);
  else await receiveWebhook(deps, 'simulated', request);
}

const css = `
:root{color-scheme:light dark;--ground:#f7f5f0;--ink:#16213a;--card:#fff;--line:#8a97ab;--sky:#0b5cad;--on-sky:#fff}
@media (prefers-color-scheme:dark){:root{--ground:#0b1220;--ink:#eef2f8;--card:#141f33;--line:#5b6a82;--sky:#7db8f5;--on-sky:#06182b}}
body{font:17px/1.5 system-ui,sans-serif;max-width:30rem;margin:1.5rem auto;padding:0 1rem;color:var(--ink);background:var(--ground)}
header{display:flex;justify-content:space-between;align-items:baseline;gap:1rem}
h1{font-size:1.25rem}
a{color:var(--sky)}
form{display:grid;gap:.6rem}
button{font:inherit;color:inherit;min-height:2.75rem;padding:.6rem 1rem;border:1px solid var(--line);border-radius:.7rem;background:var(--card);text-align:left;cursor:pointer}
button:first-of-type{background:var(--sky);color:var(--on-sky);border-color:var(--sky);font-weight:600}
`;

/** Allows the inline style by hash; forms may post here and redirect to the shop. */
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

function pageOf(known: SimulatedPayment, language: Locale): string {
  const { amount, currency, description, canceled, payments, returnUrl, cancelUrl } = known;
  const words = texts[language];
  const other = language === 'mn' ? 'en' : 'mn';
  const buttons = act.options
    .map((name) => `<button name="act" value="${name}">${words.acts[name]}</button>`)
    .join('\n');
  const rows = payments.map((one) => {
    const [paid, refunded] = [one.amount, one.refunded].map((of) => formatMoney(of, one.currency));
    return `<li>${words.payment(one.isRenewal ? 'charged' : 'paid', paid ?? '', refunded ?? '')}</li>`;
  });
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${words.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>${css}</style>
<header><h1>${words.title}</h1><a href="?lang=${other}" lang="${other}">${words.other}</a></header>
<p>${escapeHtml(description)}: <strong>${formatMoney(amount, currency)}</strong>${canceled ? `, ${words.canceled}` : ''}</p>
<ul>${rows.join('')}</ul>
<form method="post">${buttons}</form>
<p><a href="${escapeHtml(returnUrl)}">${words.back}</a> · <a href="${escapeHtml(cancelUrl)}">${words.leave}</a></p>
<p>${words.note}</p></html>`;
}

/** `/simulated/:orderId`: GET shows the page, POST does what a button says and goes back to the shop. */
export const simulatedPage: ByteRoute = async (request, response, { deps, limits }, params) => {
  await limits.countUnauthenticated(request);
  const orderId = id.safeParse(params.orderId).data;
  if (orderId === undefined) throw new ApiError('request.not_found');
  const known = (await deps.documents.simulatedPayment(orderId).get()).data();
  if (known === undefined) throw new ApiError('request.not_found');
  response.setHeader('Cache-Control', 'no-store');
  if (request.method === 'GET') {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Security-Policy', policy);
    response.end(pageOf(known, languageOf(request)));
    return;
  }
  const given = new URLSearchParams(receivedBody(request).toString());
  const chosen = act.safeParse(given.get('act')).data;
  if (chosen === undefined) throw new ApiError('request.invalid');
  for (const sent of eventsOf(chosen, known)) {
    const event = { eventId: randomUUID(), orderId, currency: known.currency, ...sent };
    await sendEvent(deps, event, chosen === 'paySilently');
  }
  const back = chosen === 'cancel' ? known.cancelUrl : known.returnUrl;
  const stays = chosen === 'refund' || chosen === 'renew';
  response.statusCode = 303;
  response.setHeader('Location', stays ? urlOf(request).pathname + urlOf(request).search : back);
  response.end();
};
