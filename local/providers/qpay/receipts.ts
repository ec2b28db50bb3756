// E-barimt, the tax receipt: one for each payment, with its QR and, for citizens, a lottery number.
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { asText } from './amounts.ts';
import type { Data, Payment, Receipt } from './data.ts';
import { QPayError } from './errors.ts';

export const receiptRequest = z.object({
  payment_id: z.string(),
  ebarimt_receiver_type: z.enum(['CITIZEN', 'COMPANY']),
  ebarimt_receiver: z.string().max(45).nullish(),
  district_code: z.string().max(10).nullish(),
  classification_code: z.string().max(20).nullish(),
});

/** Ulaanbaatar, Sükhbaatar district. */
const homeDistrict = '3505';
/** VAT is 10 %, and prices include it. */
const vatShare = 11;
const merchant = { id: 'DUU', register: '6000000', tin: '60000000001' };

/** A company's register number: seven digits; or its TIN of 11 to 14. */
const companyRegister = /^(\d{7}|\d{11,14})$/;

/** Returns the existing receipt if the payment has one. */
export function createReceipt(
  data: Data,
  payment: Payment,
  request: z.infer<typeof receiptRequest>,
  now: Date,
): Receipt {
  if (payment.status !== 'PAID') throw new QPayError('PAYMENT_NOT_PAID', 'The payment is not paid');
  const isCompany = request.ebarimt_receiver_type === 'COMPANY';
  const receiver = request.ebarimt_receiver ?? null;
  if (isCompany && !companyRegister.test(receiver ?? ''))
    throw new QPayError('CUSTOMER_REGISTER_INVALID', 'A company is named by its register number');
  const before = validReceipt(data, payment.id);
  if (before) return before;
  const receipt: Receipt = {
    id: randomUUID(),
    paymentId: payment.id,
    receiverType: request.ebarimt_receiver_type,
    receiver,
    districtCode: request.district_code ?? homeDistrict,
    amount: payment.amount,
    vat: Math.round(payment.amount / vatShare),
    qrData: BigInt(`0x${randomBytes(80).toString('hex')}`).toString(),
    lottery: isCompany ? null : `DU ${randomInt(10 ** 7, 10 ** 8)}`,
    createdAt: now.toISOString(),
    canceledAt: null,
  };
  data.receipts.push(receipt);
  return receipt;
}

/** @throws QPayError EBARIMT_NOT_REGISTERED if the payment has no valid receipt */
export function cancelReceipt(data: Data, paymentId: string, now: Date): Receipt {
  const receipt = validReceipt(data, paymentId);
  if (!receipt)
    throw new QPayError('EBARIMT_NOT_REGISTERED', `Payment ${paymentId} has no valid receipt`);
  receipt.canceledAt = now.toISOString();
  return receipt;
}

function validReceipt(data: Data, paymentId: string): Receipt | undefined {
  return data.receipts.find((one) => one.paymentId === paymentId && one.canceledAt === null);
}

export function receiptAnswer(receipt: Receipt): object {
  const changedAt = receipt.canceledAt ?? receipt.createdAt;
  const signed = { created_by: merchant.id, updated_by: merchant.id, status: true };
  const dates = { created_date: receipt.createdAt, updated_date: changedAt };
  return {
    id: receipt.id,
    ebarimt_by: 'QPAY',
    g_wallet_id: 'qpay',
    g_wallet_customer_id: receipt.receiver ?? '',
    ebarimt_receiver_type: receipt.receiverType,
    ebarimt_receiver: receipt.receiver ?? '',
    ebarimt_district_code: receipt.districtCode,
    ebarimt_bill_type: receipt.receiverType === 'COMPANY' ? '3' : '1',
    g_merchant_id: merchant.id,
    merchant_branch_code: '1',
    merchant_register_no: merchant.register,
    g_payment_id: receipt.paymentId,
    paid_by: 'P2P',
    object_type: 'INVOICE',
    object_id: receipt.paymentId,
    amount: asText(receipt.amount),
    vat_amount: asText(receipt.vat),
    city_tax_amount: '0.00',
    ebarimt_qr_data: receipt.qrData,
    ebarimt_lottery: receipt.lottery ?? '',
    note: null,
    barimt_status: receipt.canceledAt === null ? 'REGISTERED' : 'CANCELED',
    barimt_status_date: changedAt,
    ebarimt_receiver_phone: '',
    tax_type: '1',
    merchant_tin: merchant.tin,
    ebarimt_receipt_id: receipt.id.replaceAll('-', ''),
    ...signed,
    ...dates,
    barimt_items: [],
    barimt_transactions: [],
    barimt_histories: [],
  };
}
