// The calls under /v2 that a merchant's client makes.
import { z } from 'zod';
import type { Data } from './data.ts';
import {
  cancelInvoice,
  createInvoice,
  findInvoice,
  invoiceAnswer,
  invoiceDetails,
  invoiceRequest,
} from './invoices.ts';
import {
  type CheckFaults,
  checkPayments,
  checkRequest,
  findPayment,
  listPayments,
  listRequest,
  paymentDetails,
  refundPayment,
} from './payments.ts';
import { cancelReceipt, createReceipt, receiptAnswer, receiptRequest } from './receipts.ts';
import type { Tokens } from './tokens.ts';

export interface Context {
  readonly data: Data;
  readonly tokens: Tokens;
  readonly now: () => Date;
  /** This server's address. */
  readonly base: string;
  readonly checkFaults: CheckFaults;
}

export interface MerchantRequest {
  readonly method: string | undefined;
  readonly path: string;
  readonly body: unknown;
  readonly authorization: string | undefined;
}

/** `answer` undefined: an empty answer. */
interface Done {
  readonly answer: unknown;
  readonly isChange: boolean;
}

type Call = (context: Context, id: string, body: unknown) => Done | Promise<Done>;

const read = (answer: unknown): Done => ({ answer, isChange: false });
const changed = (answer?: unknown): Done => ({ answer, isChange: true });

const cancelReason = z.object({
  callback_url: z.string().optional(),
  note: z.string().max(255).optional(),
});

const calls: readonly (readonly [method: string, path: RegExp, call: Call])[] = [
  [
    'POST',
    /^\/v2\/invoice$/,
    async ({ data, now, base }, _, body) => {
      const invoice = createInvoice(data, invoiceRequest.parse(body), now());
      return changed(await invoiceAnswer(invoice, base));
    },
  ],
  [
    'GET',
    /^\/v2\/invoice\/([^/]+)$/,
    ({ data, now }, id) => read(invoiceDetails(data, findInvoice(data, id), now())),
  ],
  [
    'DELETE',
    /^\/v2\/invoice\/([^/]+)$/,
    ({ data, now }, id) => {
      cancelInvoice(data, findInvoice(data, id), now());
      return changed();
    },
  ],
  [
    'POST',
    /^\/v2\/payment\/check$/,
    ({ data, checkFaults }, _, body) =>
      read(checkPayments(data, checkRequest.parse(body), checkFaults)),
  ],
  [
    'POST',
    /^\/v2\/payment\/list$/,
    ({ data }, _, body) => read(listPayments(data, listRequest.parse(body))),
  ],
  [
    'GET',
    /^\/v2\/payment\/([^/]+)$/,
    ({ data }, id) => read(paymentDetails(findPayment(data, id))),
  ],
  [
    'DELETE',
    /^\/v2\/payment\/cancel\/([^/]+)$/,
    ({ data }, id, body) => {
      cancelReason.parse(body);
      refundPayment(findPayment(data, id), 'CANCELLED');
      return changed();
    },
  ],
  [
    'DELETE',
    /^\/v2\/payment\/refund\/([^/]+)$/,
    ({ data }, id, body) => {
      cancelReason.parse(body);
      refundPayment(findPayment(data, id), 'REFUNDED');
      return changed();
    },
  ],
  [
    'POST',
    /^\/v2\/ebarimt_v3\/create$/,
    ({ data, now }, _, body) => {
      const request = receiptRequest.parse(body);
      const payment = findPayment(data, request.payment_id);
      return changed(receiptAnswer(createReceipt(data, payment, request, now())));
    },
  ],
  [
    'DELETE',
    /^\/v2\/ebarimt_v3\/([^/]+)$/,
    ({ data, now }, id) => changed(receiptAnswer(cancelReceipt(data, id, now()))),
  ],
];

/** Returns undefined if there is no such call. @throws QPayError, ZodError */
export async function answerMerchant(
  context: Context,
  { method, path, body, authorization }: MerchantRequest,
): Promise<Done | undefined> {
  if (method === 'POST' && path === '/v2/auth/token')
    return read(context.tokens.create(authorization));
  if (method === 'POST' && path === '/v2/auth/refresh')
    return read(context.tokens.refresh(authorization));
  context.tokens.check(authorization);
  for (const [callMethod, pattern, call] of calls) {
    const match = method === callMethod ? pattern.exec(path) : null;
    if (match) return call(context, decodeURIComponent(match[1] ?? ''), body);
  }
  return undefined;
}
