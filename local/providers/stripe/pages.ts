// The hosted pages: Checkout, where one click pays, and the customer portal, where a subscription is ended or resumed.
import { escapeHtml } from '@duu/contract/escape-html';
import { type PageLanguage, pageFrame, pageLanguage } from '../hosted-page.ts';
import { cancelAtPeriodEnd } from './billing.ts';
import { paySession } from './checkout.ts';
import { StripeFault } from './fault.ts';
import type { StripeState } from './money.ts';
import {
  type Card,
  type Customer,
  card,
  cards,
  keptCard,
  type Of,
  type Session,
  type Subscription,
} from './objects.ts';
import { dayText, everyText, moneyText, pageTexts } from './page-texts.ts';

export interface PageRequest {
  readonly method: string;
  readonly url: URL;
  /** A form's body. */
  readonly body: string;
  /** The browser's `Accept-Language`. */
  readonly language: string;
}

export interface Page {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly html: string;
}

export function answerPage(state: StripeState, request: PageRequest): Page {
  const language = pageLanguage(request.url.searchParams.get('lang'), request.language);
  const [, kind, id] = /^\/(c\/pay|p\/session)\/(\w+)$/.exec(request.url.pathname) ?? [];
  const form = request.method === 'POST' ? new URLSearchParams(request.body) : undefined;
  const session = kind === 'c/pay' ? state.store.find('checkout.session', id ?? '') : undefined;
  if (session) return checkoutPage(state, session, form, language);
  const portal =
    kind === 'p/session' ? state.store.find('billing_portal.session', id ?? '') : undefined;
  const customer = portal && state.store.find('customer', portal.customer);
  if (portal && customer) return portalPage(state, portal, customer, form, language);
  const { unknown, unknownHint } = pageTexts[language];
  return html(404, pageFrame(language, unknown, `<p>${unknownHint}</p>`));
}

function html(status: number, text: string): Page {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  return { status, headers, html: text };
}

/** 303: the browser continues with GET, so that going back does not pay again. */
function redirect(location: string): Page {
  return { status: 303, headers: { location }, html: '' };
}

function checkoutPage(
  state: StripeState,
  session: Session,
  form: URLSearchParams | undefined,
  language: PageLanguage,
): Page {
  if (session.status !== 'open') return html(410, closedPage(session, language));
  if (!form) return html(200, payPage(session, language, false));
  try {
    paySession(state, session, card.parse(form.get('card')));
    return redirect(session.success_url);
  } catch (error) {
    if (!(error instanceof StripeFault) || error.status !== 402) throw error;
    return html(402, payPage(session, language, true));
  }
}

function closedPage({ success_url, cancel_url, status }: Session, language: PageLanguage): string {
  const words = pageTexts[language];
  const address = status === 'complete' ? success_url : (cancel_url ?? success_url);
  const back = `<a class="button" href="${escapeHtml(address)}">${words.backToDuu}</a>`;
  return pageFrame(language, words.over, `<p>${words.overHint}</p>${back}`);
}

function payPage(session: Session, language: PageLanguage, isRefused: boolean): string {
  const words = pageTexts[language];
  const { _recurring: recurring, cancel_url: cancelUrl } = session;
  const every = recurring ? ` <span class="tag">${everyText(language, recurring)}</span>` : '';
  const quantity = session._quantity > 1 ? ` × ${session._quantity}` : '';
  const back = cancelUrl
    ? `<a class="button quiet" href="${escapeHtml(cancelUrl)}">${words.back}</a>`
    : '';
  const body = `
      <p class="amount">${moneyText(session.amount_total, session.currency)}</p>
      <p class="what">${escapeHtml(session._name)}${quantity}${every}</p>
      ${isRefused ? `<p class="failed" role="alert">${words.refused}</p>` : ''}
      <form method="post">
        ${cardFields(language, cards, 'good')}
        <button>${recurring ? words.subscribe : words.pay}</button>
        ${back}
      </form>`;
  return pageFrame(language, words.checkout, body);
}

function cardFields(language: PageLanguage, from: readonly Card[], chosen: Card): string {
  const words = pageTexts[language];
  const inputs = from.map((one) => {
    const checked = one === chosen ? ' checked' : '';
    return `<label><input type="radio" name="card" value="${one}"${checked}>${words[one]}</label>`;
  });
  return `<fieldset><legend>${words.card}</legend>${inputs.join('')}</fieldset>`;
}

function portalPage(
  state: StripeState,
  portal: Of<'billing_portal.session'>,
  customer: Customer,
  form: URLSearchParams | undefined,
  language: PageLanguage,
): Page {
  const all = state.store.list('subscription').filter((one) => one.customer === customer.id);
  if (form) {
    const chosen = keptCard.safeParse(form.get('card'));
    if (chosen.success) customer._card = chosen.data;
    const found = all.find(
      ({ id, status }) => id === form.get('subscription') && status !== 'canceled',
    );
    if (found) cancelAtPeriodEnd(state, found, form.get('action') === 'end');
    return redirect(`/p/session/${portal.id}?lang=${language}`);
  }
  const words = pageTexts[language];
  const articles = all.map((one) => subscriptionArticle(state, one, language));
  const back = portal.return_url
    ? `<p><a class="button quiet" href="${escapeHtml(portal.return_url)}">${words.backToDuu}</a></p>`
    : '';
  const body = `
      ${articles.join('') || `<p>${words.none}</p>`}
      <h2>${words.cardTitle}</h2>
      <form method="post">${cardFields(language, keptCard.options, customer._card)}<button class="quiet">${words.cardSave}</button></form>
      ${back}`;
  return html(200, pageFrame(language, words.portal, body));
}

function subscriptionArticle(state: StripeState, of: Subscription, language: PageLanguage): string {
  const words = pageTexts[language];
  const [item] = of.items.data;
  const isOver = of.status === 'canceled';
  const status = of.status === 'active' && of.cancel_at_period_end ? 'ending' : of.status;
  const label = status === 'incomplete' || status === 'incomplete_expired' ? 'past_due' : status;
  const dateLabel = isOver
    ? words.endedAt
    : of.cancel_at_period_end
      ? words.endsAt
      : words.nextCharge;
  const day = dayText(language, of.ended_at ?? item.current_period_end);
  const paid = state.store
    .list('invoice')
    .filter(
      (one) => one.status === 'paid' && one.parent.subscription_details.subscription === of.id,
    );
  const [action, text] = of.cancel_at_period_end ? ['resume', words.resume] : ['end', words.end];
  const button = isOver
    ? ''
    : `<form method="post"><input type="hidden" name="subscription" value="${of.id}"><button class="quiet" name="action" value="${action}">${text}</button></form>`;
  return `<article>
        <strong>${escapeHtml(of._name)}</strong> <span class="tag">${words[label]}</span>
        <p>${moneyText(of._amount, of.currency)} ${everyText(language, of._recurring)}</p>
        <dl><dt>${dateLabel}</dt><dd>${day}</dd><dt>${words.paidInvoices}</dt><dd>${paid.length}</dd></dl>
        ${button}
      </article>`;
}
