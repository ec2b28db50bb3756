// The page behind an invoice's short link: a bank app's payment screen, where one click pays.
import { escapeHtml } from '@duu/contract/escape-html';
import { formatDate, formatMoney } from '@duu/contract/format';
import { billingPages } from '@duu/contract/paths';
import { type PageLanguage, pageFrame } from '../hosted-page.ts';
import { type Bank, banks } from './banks.ts';
import type { Invoice } from './data.ts';
import type { InvoiceState } from './invoices.ts';
import { qrImage } from './qr.ts';

/** Pixels per module: an integer, so that the code is sharp. */
const qrScale = 4;

const texts = {
  mn: {
    title: 'QPay төлбөр',
    scan: 'Банкны аппаар уншуулах QR код',
    choose: 'Аль банкнаас төлөх вэ?',
    chosen: 'Сонгосон',
    card: 'Картаар төлөх',
    expires: 'Төлөх хугацаа',
    paid: 'Төлбөр төлөгдлөө',
    back: 'Дуу руу буцах',
    canceled: 'Нэхэмжлэх цуцлагдсан',
    expired: 'Төлөх хугацаа дууссан',
    closedHint: 'Дуу дээр шинээр захиална уу.',
    failed: 'Төлбөр амжилтгүй боллоо. Дахин оролдоно уу.',
    unknown: 'Ийм нэхэмжлэх алга',
    unknownHint: 'Холбоосоо шалгана уу.',
  },
  en: {
    title: 'QPay payment',
    scan: 'QR code to scan with a bank app',
    choose: 'Which bank do you pay with?',
    chosen: 'Chosen',
    card: 'Pay by card',
    expires: 'Pay before',
    paid: 'Payment received',
    back: 'Back to Duu',
    canceled: 'This invoice was canceled',
    expired: 'This invoice has expired',
    closedHint: 'Please order again in Duu.',
    failed: 'The payment failed. Please try again.',
    unknown: 'There is no such invoice',
    unknownHint: 'Please check the link.',
  },
} satisfies Record<PageLanguage, Record<string, string>>;

const bankNames: Record<PageLanguage, (bank: Bank) => string> = {
  mn: ({ description }) => description,
  en: ({ name }) => name,
};

export interface PageView {
  readonly invoice: Invoice;
  readonly state: InvoiceState;
  readonly language: PageLanguage;
  /** The bank whose button was pressed. */
  readonly bankCode: string | null;
  readonly hasFailed: boolean;
}

export async function invoicePage(view: PageView): Promise<string> {
  const { invoice, state, language } = view;
  const words = texts[language];
  const body = `
    <p class="amount">${formatMoney(invoice.amount, 'MNT')}</p>
    <p class="what">${escapeHtml(invoice.description)}<br><span>${escapeHtml(invoice.senderInvoiceNo)}</span></p>
    ${state === 'open' ? await payForm(view) : outcome(state, language)}
    <p class="note"><a href="${escapeHtml(orderPage(invoice))}">${words.back}</a></p>`;
  return frame(language, words.title, body);
}

/** Where the shop's page of the order is: QPay itself knows only the shop's callback. */
function orderPage({ callbackUrl, senderInvoiceNo }: Invoice): string {
  return new URL(billingPages.order(senderInvoiceNo), callbackUrl).href;
}

export function unknownPage(language: PageLanguage): string {
  const { unknown, unknownHint } = texts[language];
  return frame(language, unknown, `<h2>${unknown}</h2><p>${unknownHint}</p>`);
}

async function payForm({ invoice, language, bankCode, hasFailed }: PageView): Promise<string> {
  const words = texts[language];
  const image = await qrImage(invoice.qrText, qrScale);
  const buttons = banks.map((bank) => {
    const isChosen = bank.code === bankCode;
    return `<button name="bank" value="${bank.code}"${isChosen ? ' class="chosen"' : ''}><img src="/logos/${bank.code}.svg" alt="" width="32" height="32">${escapeHtml(bankNames[language](bank))}${isChosen ? ` <small>${words.chosen}</small>` : ''}</button>`;
  });
  const expires = invoice.expiresAt
    ? `<p class="note">${words.expires}: <time datetime="${invoice.expiresAt}">${time(invoice.expiresAt, language)}</time></p>`
    : '';
  return `
    ${hasFailed ? `<p class="failed" role="alert">${words.failed}</p>` : ''}
    <img class="qr" src="data:image/png;base64,${image}" alt="${words.scan}">
    <form method="post" action="/s/${invoice.shortCode}/pay?lang=${language}">
      <h2>${words.choose}</h2>
      <div class="banks">${buttons.join('')}</div>
      <button class="card" name="bank" value="card">${words.card}</button>
    </form>
    ${expires}`;
}

function outcome(state: Exclude<InvoiceState, 'open'>, language: PageLanguage): string {
  const words = texts[language];
  const [mark, hint] = state === 'paid' ? ['✓', ''] : ['×', words.closedHint];
  const text = hint === '' ? '' : `<p>${hint}</p>`;
  return `<div class="outcome ${state}" role="status"><span aria-hidden="true">${mark}</span><h2>${words[state]}</h2>${text}</div>`;
}

const timeZone = 'Asia/Ulaanbaatar';

function time(instant: string, language: PageLanguage): string {
  const at = new Date(instant);
  const hour = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(at);
  return `${formatDate(at, language, timeZone)}, ${hour}`;
}

const frame = (language: PageLanguage, title: string, body: string) =>
  pageFrame(language, title, body, style);

const style = `
  main { text-align: center; }
  time, .amount { white-space: nowrap; }
  .what span { color: var(--soft); font-size: .85rem; }
  .qr { background: #fff; border-radius: 12px; padding: 8px; border: 1px solid var(--line);
    image-rendering: pixelated; }
  form { display: block; }
  .banks { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; }
  .banks button { font-size: .95rem; font-weight: 400; color: inherit; background: transparent; min-height: 52px;
    border-color: var(--line); padding: 8px 10px; display: flex; align-items: center; gap: 10px; text-align: left; }
  .banks button:hover, button.chosen { border-color: var(--action); box-shadow: inset 0 0 0 1px var(--action); }
  .banks img { border-radius: 8px; flex: none; }
  .banks small { color: var(--action); }
  .card { margin-top: 8px; }
  .outcome span { display: inline-grid; place-items: center; width: 72px; height: 72px; border-radius: 50%;
    font-size: 2.2rem; border: 3px solid currentColor; color: var(--bad); }
  .outcome.paid span { color: var(--good); }
  @media (max-width: 360px) { .banks { grid-template-columns: 1fr; } }
`;
