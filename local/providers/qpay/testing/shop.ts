// A fixture for tests of the QPay server: the server, a merchant that gets its callbacks, and a bank app.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { createQPayServer, type QPayServer, type QPayServerOptions } from '../server.ts';

const paidPayment = z.object({
  payment_id: z.string().nullable(),
  callbacks: z.array(z.object({ status: z.number().nullable(), body: z.string() })),
});

const invoiceList = z.object({
  invoices: z.array(
    z.object({ invoice_id: z.string(), sender_invoice_no: z.string(), state: z.string() }),
  ),
});

export interface Shop {
  readonly server: QPayServer;
  /** Where QPay listens. */
  readonly base: string;
  /** The requests to QPay in order, such as `POST /v2/invoice`. */
  readonly asked: string[];
  /** The callbacks to the merchant in order. */
  readonly called: string[];
  /** The callback address of an order; `path` follows `/called/`. */
  callbackUrl(path: string): string;
  /** Pays as a bank app does. */
  pay(invoiceId: string, more?: object): Promise<z.infer<typeof paidPayment>>;
  /** `POST /_test/…` */
  test(what: string, body?: object): Promise<unknown>;
  invoices(): Promise<z.infer<typeof invoiceList>['invoices']>;
  close(): Promise<void>;
}

/** @param answer returns the merchant's answer to a callback. */
export async function openShop(
  options: QPayServerOptions = {},
  answer: (request: IncomingMessage) => Promise<string> = async () => 'SUCCESS',
): Promise<Shop> {
  const asked: string[] = [];
  const called: string[] = [];
  const server = createQPayServer({
    ...options,
    onRequest(request) {
      asked.push(request);
      options.onRequest?.(request);
    },
  });
  const base = await server.listen(0);
  const merchant = createServer((request, response) => {
    called.push(`${request.method} ${request.url}`);
    answer(request).then(
      (body) => response.end(body),
      () => {
        response.statusCode = 500;
        response.end();
      },
    );
  });
  await new Promise<void>((resolve) => merchant.listen(0, '127.0.0.1', resolve));
  const { port } = merchant.address() as AddressInfo;

  const test = async (what: string, body: object = {}): Promise<unknown> => {
    const given = await fetch(`${base}/_test/${what}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    const value: unknown = await given.json();
    if (given.ok) return value;
    throw new Error(JSON.stringify(value));
  };
  return {
    server,
    base,
    asked,
    called,
    callbackUrl: (path) => `http://127.0.0.1:${port}/called/${path}`,
    test,
    pay: async (invoiceId, more = {}) =>
      paidPayment.parse(await test('pay', { invoice_id: invoiceId, ...more })),
    async invoices() {
      const given = await fetch(`${base}/_test/invoices`);
      return invoiceList.parse(await given.json()).invoices;
    },
    async close() {
      await server.close();
      await new Promise((resolve) => merchant.close(resolve));
    },
  };
}
