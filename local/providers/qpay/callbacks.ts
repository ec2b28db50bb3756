// Notifies merchants of payments with a GET of the invoice's callback address, as QPay does.
import { randomInt } from 'node:crypto';
import type { Data, Invoice } from './data.ts';
import type { QPayFaults } from './faults.ts';

const timeoutMs = 30_000;

export interface Delivery {
  readonly invoice_id: string;
  readonly payment_id: string;
  /** Null if there was no answer. */
  readonly status: number | null;
  readonly body: string;
}

type Callback = Pick<Delivery, 'invoice_id' | 'payment_id'> & { url: string };

export class Callbacks {
  readonly #data: Data;
  readonly #faults: QPayFaults;
  readonly #sent: Delivery[] = [];
  #waiting: Callback[] = [];

  constructor(data: Data, faults: QPayFaults) {
    this.#data = data;
    this.#faults = faults;
  }

  get sent(): readonly Delivery[] {
    return this.#sent;
  }

  /** Sends the callbacks of one payment, with the faults that are set. Returns the answers. */
  async tell(invoice: Invoice, paymentId: string): Promise<Delivery[]> {
    const { duplicate, reordered, late, missing, replayed } = this.#faults.current;
    if (missing) return [];
    const own = { url: invoice.callbackUrl, invoice_id: invoice.id, payment_id: paymentId };
    const callbacks = [own];
    if (duplicate) callbacks.push(own);
    if (replayed) callbacks.push(...this.#before(paymentId));
    if (reordered || late) {
      this.#waiting.push(...callbacks);
      return [];
    }
    return this.#send(callbacks);
  }

  /** Sends a callback without a payment. */
  forge(invoice: Invoice): Promise<Delivery[]> {
    return this.tell(invoice, String(randomInt(10 ** 11, 10 ** 12)));
  }

  /** Sends the waiting callbacks in order, or the newest first with the fault `reordered`. */
  release(): Promise<Delivery[]> {
    const waiting = this.#faults.current.reordered ? this.#waiting.toReversed() : this.#waiting;
    this.#waiting = [];
    return this.#send(waiting);
  }

  #before(paymentId: string): Callback[] {
    return this.#data.payments.flatMap(({ id, invoiceId }) => {
      const invoice = this.#data.invoices.find((one) => one.id === invoiceId);
      if (id === paymentId || !invoice) return [];
      return [{ url: invoice.callbackUrl, invoice_id: invoice.id, payment_id: id }];
    });
  }

  async #send(callbacks: readonly Callback[]): Promise<Delivery[]> {
    const made: Delivery[] = [];
    for (const callback of callbacks) made.push(await deliver(callback));
    this.#sent.push(...made);
    return made;
  }
}

async function deliver({ url, invoice_id, payment_id }: Callback): Promise<Delivery> {
  const address = new URL(url);
  address.searchParams.set('qpay_payment_id', payment_id);
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    return { invoice_id, payment_id, status: answer.status, body: await answer.text() };
  } catch (error) {
    const body = error instanceof Error ? error.message : String(error);
    return { invoice_id, payment_id, status: null, body };
  }
}
