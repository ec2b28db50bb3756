// A local QPay v2 server: the calls of a merchant's client, the payment page, and `/_test/…`, which stands in for the bank
// app and sets faults.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { pageLanguage } from '../hosted-page.ts';
import { wireAmount } from './amounts.ts';
import { banks, logo } from './banks.ts';
import { Callbacks, type Delivery } from './callbacks.ts';
import { type Invoice, openStore } from './data.ts';
import { QPayError } from './errors.ts';
import { faultSwitches, QPayFaults } from './faults.ts';
import { findInvoice, invoiceState, payInvoice } from './invoices.ts';
import { answerMerchant } from './merchant-calls.ts';
import { invoicePage, unknownPage } from './page.ts';
import { createTokens } from './tokens.ts';

const maxBytes = 1_000_000;

export interface QPayServerOptions {
  /** The file for the state; undefined: in memory only. */
  readonly file?: string;
  readonly now?: () => Date;
  readonly accessSeconds?: number;
  /** Called with each request, such as `POST /v2/invoice`, before it is answered. */
  readonly onRequest?: (request: string) => void;
}

export interface QPayServer {
  readonly faults: QPayFaults;
  /** Listens on 127.0.0.1; port 0 is any that is free. Returns the address. */
  listen(port: number): Promise<string>;
  close(): Promise<void>;
}

const testPayment = z.strictObject({
  invoice_id: z.string(),
  method: z.enum(['bank', 'card']).default('bank'),
  amount: wireAmount.optional(),
});

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  readonly location?: string;
}

/** Marks a request that gets no answer. */
const nothing = Symbol('nothing');

export function createQPayServer(options: QPayServerOptions = {}): QPayServer {
  const now = options.now ?? (() => new Date());
  const store = openStore(options.file);
  const { data } = store;
  const faults = new QPayFaults(now);
  const callbacks = new Callbacks(data, faults);
  const day = 24 * 60 * 60;
  const merchant = { username: 'demo', password: 'demo' };
  const tokens = createTokens(merchant, now, options.accessSeconds ?? day);
  let base = '';

  async function pay(invoice: Invoice, method: 'bank' | 'card', bankCode: string, amount?: number) {
    const { forged, short_by_one, wrong_currency, unpaid } = faults.current;
    if (forged) return { payment_id: null, callbacks: await callbacks.forge(invoice) };
    const as = {
      ...(short_by_one ? { amount: invoice.amount - 100 } : {}),
      ...(wrong_currency ? { currency: 'USD' as const } : {}),
      ...(unpaid ? { status: 'FAILED' as const } : {}),
    };
    const payment = payInvoice(data, invoice, { method, bankCode, amount, as }, now());
    store.save();
    const made: Delivery[] = await callbacks.tell(invoice, payment.id);
    return { payment_id: payment.id, callbacks: made };
  }

  const summary = (invoice: Invoice) => ({
    invoice_id: invoice.id,
    sender_invoice_no: invoice.senderInvoiceNo,
    state: invoiceState(data, invoice, now()),
    short_link: `${base}/s/${invoice.shortCode}`,
  });

  async function answerTest(request: IncomingMessage, path: string): Promise<unknown> {
    const call = `${request.method} ${path}`;
    if (call === 'POST /_test/pay') {
      const { invoice_id, method, amount } = testPayment.parse(await readJson(request));
      return pay(findInvoice(data, invoice_id), method, banks[0]?.code ?? '', amount);
    }
    if (call === 'POST /_test/faults') {
      const switches = faultSwitches.parse(await readJson(request));
      if (switches.tokens_revoked) tokens.revokeAll();
      faults.set({ ...switches, tokens_revoked: false });
    }
    if (call === 'DELETE /_test/faults') faults.clear();
    if (path === '/_test/faults') return faults.current;
    if (call === 'GET /_test/invoices') return { invoices: data.invoices.map(summary) };
    if (call === 'POST /_test/callbacks') return { callbacks: await callbacks.release() };
    if (call === 'GET /_test/callbacks') return { callbacks: callbacks.sent };
    return undefined;
  }

  async function answerMerchantCall(
    request: IncomingMessage,
    path: string,
  ): Promise<Answer | typeof nothing> {
    if (faults.isDown()) return json(503, { error: 'SERVICE_UNAVAILABLE', message: 'Down' });
    const body = await readJson(request);
    if (faults.current.hanging && !path.startsWith('/v2/auth/')) return nothing;
    const context = { data, tokens, now, base, checkFaults: faults.current };
    const authorization = request.headers.authorization;
    const done = await answerMerchant(context, {
      method: request.method,
      path,
      body,
      authorization,
    });
    if (!done) return json(404, { error: 'NOT_FOUND', message: `${request.method} ${path}` });
    if (done.isChange) {
      store.save();
      if (faults.strikes('lost_answer')) return nothing;
      if (faults.strikes('error_after_charging'))
        return json(500, { error: 'INTERNAL_SERVER_ERROR', message: 'Internal server error' });
    }
    return done.answer === undefined ? { status: 204, type: '', body: '' } : json(200, done.answer);
  }

  async function answerPage(request: IncomingMessage, url: URL): Promise<Answer | undefined> {
    const language = pageLanguage(url.searchParams.get('lang'), request.headers['accept-language']);
    const logoOf = /^\/logos\/(\d+)\.svg$/.exec(url.pathname)?.[1];
    const bank = banks.find(({ code }) => code === logoOf);
    if (bank) return { status: 200, type: 'image/svg+xml', body: logo(bank) };
    const [, code, action] = /^\/s\/([\w-]+)(\/pay)?$/.exec(url.pathname) ?? [];
    if (code === undefined) return undefined;
    const invoice = data.invoices.find(({ shortCode }) => shortCode === code);
    if (!invoice) return html(404, unknownPage(language));
    if (action && request.method === 'POST') {
      const chosen = new URLSearchParams(await readText(request)).get('bank') ?? '';
      if (invoiceState(data, invoice, now()) === 'open')
        await pay(invoice, chosen === 'card' ? 'card' : 'bank', chosen);
      const state = invoiceState(data, invoice, now());
      const failed = state === 'open' ? '&failed=1' : '';
      return { ...html(303, ''), location: `/s/${code}?lang=${language}${failed}` };
    }
    const page = await invoicePage({
      invoice,
      state: invoiceState(data, invoice, now()),
      language,
      bankCode: url.searchParams.get('bank'),
      hasFailed: url.searchParams.has('failed'),
    });
    return html(200, page);
  }

  async function answer(request: IncomingMessage): Promise<Answer | typeof nothing> {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    options.onRequest?.(`${request.method} ${url.pathname}`);
    try {
      if (url.pathname.startsWith('/v2/')) return await answerMerchantCall(request, url.pathname);
      const test = await answerTest(request, url.pathname);
      if (test !== undefined) return json(200, test);
      return (await answerPage(request, url)) ?? html(404, unknownPage('mn'));
    } catch (error) {
      return refusal(error);
    }
  }

  const server: Server = createServer((request, response) => {
    void answer(request).then((given) => {
      if (given !== nothing) send(response, given);
      else if (!faults.current.hanging) response.destroy();
    });
  });
  return {
    faults,
    async listen(port) {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, '127.0.0.1', resolve);
      });
      base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      return base;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function refusal(error: unknown): Answer {
  if (error instanceof QPayError)
    return json(error.status, { error: error.code, message: error.message });
  if (error instanceof z.ZodError) {
    const [issue] = error.issues;
    const message = `${issue?.path.join('.')}: ${issue?.message}`;
    return json(400, { error: 'OBJECT_DATA_ERROR', message });
  }
  const message = error instanceof Error ? error.message : String(error);
  return json(500, { error: 'INTERNAL_SERVER_ERROR', message });
}

function json(status: number, value: unknown): Answer {
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(value) };
}

function html(status: number, body: string): Answer {
  return { status, type: 'text/html; charset=utf-8', body };
}

function send(response: ServerResponse, { status, type, body, location }: Answer): void {
  response.statusCode = status;
  if (type !== '') response.setHeader('Content-Type', type);
  if (location !== undefined) response.setHeader('Location', location);
  response.setHeader('Cache-Control', 'no-store');
  response.end(body);
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new QPayError('OBJECT_DATA_ERROR', 'The body is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = await readText(request);
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new QPayError('OBJECT_DATA_ERROR', 'The body is not JSON');
  }
}
