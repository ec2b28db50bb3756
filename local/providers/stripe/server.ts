// A Stripe server for one machine: the part of its API that the product uses, its hosted pages, and signed webhooks.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiVersion } from '../../../functions/src/adapters/payments/stripe-client.ts';
import { show } from './answers.ts';
import { answerCall } from './api.ts';
import { StripeFault } from './fault.ts';
import { createFaults } from './faults.ts';
import { decodeForm } from './form.ts';
import { answerBefore, keepAnswer } from './idempotency.ts';
import type { Stored } from './objects.ts';
import { answerPage } from './pages.ts';
import { type Answer, createStore } from './store.ts';
import { type Panel, testCall } from './test-calls.ts';
import { createWebhooks, type WebhookTarget } from './webhooks.ts';

const maxBytes = 1_000_000;

export interface StripeServerOptions {
  /** 0: any free one. */
  readonly port: number;
  readonly key: string;
  readonly webhook: WebhookTarget;
  /** The file for its state; undefined: in memory only. */
  readonly file?: string | undefined;
  readonly now?: () => Date;
  /** Called with every request under /v1 that succeeded. */
  readonly onRequest?: (request: ApiRequest) => void;
}

export interface ApiRequest {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly body: string;
}

export interface StripeServer {
  /** `http://127.0.0.1:…` */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

export async function startStripeServer(options: StripeServerOptions): Promise<StripeServer> {
  const now = options.now ?? (() => new Date());
  const store = createStore(options.file, now);
  const faults = createFaults();
  const webhooks = createWebhooks(store, faults, options.webhook);
  const emit = (type: string, object: Stored) => {
    const id = store.newId('event');
    // A copy: later changes have their own events.
    const data = { object: { ...show(store, object), id: object.id } };
    const shared = { created: store.seconds(), livemode: false, pending_webhooks: 1 } as const;
    const made = { id, object: 'event', type, api_version: apiVersion, data, ...shared } as const;
    webhooks.send(store.add(made));
  };
  const panel: Panel = { store, faults, webhooks, emit };
  let base = '';

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET' } = request;
    const url = new URL(request.url ?? '/', base);
    const body = await bodyOf(request);
    if (url.pathname.startsWith('/v1/')) {
      await answerApi(request, response, url, body);
      return;
    }
    try {
      if (url.pathname.startsWith('/_test/') && method === 'POST') {
        const result = await testCall(panel, url.pathname, JSON.parse(body || '{}'));
        sendJson(response, 200, JSON.stringify(result));
      } else {
        const language = request.headers['accept-language'] ?? '';
        const page = answerPage(panel, { method, url, body, language });
        response.writeHead(page.status, page.headers).end(page.html);
      }
    } finally {
      store.save();
    }
  }

  async function answerApi(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    body: string,
  ): Promise<void> {
    if (faults.current.hanging) return;
    if (faults.current.down) throw new StripeFault(503, 'Stripe is down.');
    if (request.headers.authorization !== `Bearer ${options.key}`)
      throw new StripeFault(401, 'Invalid API Key provided.');
    const { method = 'GET' } = request;
    const key = method === 'POST' ? header(request, 'idempotency-key') : undefined;
    const call = `${method} ${url.pathname} ${body}`;
    let given: Answer | undefined = answerBefore(store, key, call);
    if (!given) {
      const isFailing = (name: 'error_before_charging' | 'error_after_charging') =>
        method !== 'GET' && faults.strikes(name);
      if (isFailing('error_before_charging')) given = failed(call);
      else {
        const params = decodeForm(method === 'GET' ? url.search.slice(1) : body);
        const done = answerCall({ ...panel, base }, method, url.pathname, params);
        options.onRequest?.({ method, path: url.pathname + url.search, body });
        given = isFailing('error_after_charging')
          ? failed(call)
          : { request: call, status: 200, body: JSON.stringify(done) };
      }
      keepAnswer(store, key, given);
      store.save();
      if (method !== 'GET' && faults.strikes('lost_answer')) {
        response.destroy();
        return;
      }
    }
    sendJson(response, given.status, given.body);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else if (error instanceof StripeFault)
        sendJson(response, error.status, JSON.stringify(error.body()));
      else sendJson(response, 500, JSON.stringify({ error: { message: String(error) } }));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  base = `http://127.0.0.1:${port}`;
  return {
    url: base,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await webhooks.stop();
      store.save();
    },
  };
}

function failed(request: string): Answer {
  const fault = new StripeFault(500, 'An error occurred with our connection to the bank.');
  return { request, status: 500, body: JSON.stringify(fault.body()) };
}

function sendJson(response: ServerResponse, status: number, body: string): void {
  const headers = { 'content-type': 'application/json', 'stripe-version': apiVersion };
  response.writeHead(status, headers).end(body);
}

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > maxBytes) throw new StripeFault(413, 'The request is too large.');
  }
  return body;
}
