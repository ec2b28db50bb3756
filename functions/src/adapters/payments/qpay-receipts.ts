import { PaymentUnavailable, type ReceiptProvider } from './provider.ts';
import { anyAnswer, receiptAnswer } from './qpay-answers.ts';
import type { QPayTools } from './qpay-client.ts';
import { type QPayClient, QPayRefusal } from './qpay-client.ts';

/** Tax office codes for what is sold and where; defaults to those that QPay has for the merchant. */
export interface ReceiptCodes {
  readonly district: string | null;
  readonly classification: string | null;
}

/** E-barimt through QPay: one for each payment. */
export function createQPayReceipts(
  client: QPayClient,
  codes: ReceiptCodes,
  { log }: Pick<QPayTools, 'log'>,
): ReceiptProvider {
  return {
    async create(paymentId, receiver) {
      const company = receiver.type === 'company' ? { ebarimt_receiver: receiver.register } : {};
      try {
        const given = await client.call({
          method: 'POST',
          path: '/v2/ebarimt_v3/create',
          body: {
            payment_id: paymentId,
            ebarimt_receiver_type: receiver.type === 'company' ? 'COMPANY' : 'CITIZEN',
            ...company,
            ...(codes.district === null ? {} : { district_code: codes.district }),
            ...(codes.classification === null ? {} : { classification_code: codes.classification }),
          },
          answer: receiptAnswer,
          isRepeatable: false,
        });
        return {
          id: given.ebarimt_receipt_id || given.id,
          amount: given.amount,
          vatAmount: given.vat_amount,
          cityTaxAmount: given.city_tax_amount,
          qr: given.ebarimt_qr_data,
          lottery: given.ebarimt_lottery || null,
        };
      } catch (error) {
        if (!(error instanceof QPayRefusal)) throw error;
        log.warn('qpay.no_receipt', { code: error.code });
        return null;
      }
    },

    async cancel(paymentId) {
      try {
        const call = { method: 'DELETE', path: '/v2/ebarimt_v3', id: paymentId } as const;
        await client.call({ ...call, answer: anyAnswer, isRepeatable: true });
      } catch (error) {
        if (!(error instanceof QPayRefusal)) throw error;
        // There is no receipt (any more).
        if (['EBARIMT_NOT_REGISTERED', 'PAYMENT_NOTFOUND'].includes(error.code)) return;
        log.error('qpay.receipt_stays', { code: error.code }, error);
        throw new PaymentUnavailable(error.message, { cause: error });
      }
    },
  };
}
