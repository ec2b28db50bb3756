import {
  qpayBaseUrl,
  qpayCallbackKey,
  qpayClassification,
  qpayDistrict,
  qpayInvoiceCode,
  qpayPassword,
  qpayUsername,
  unset,
} from '../../env.ts';
import { encryptedAddress } from '../encrypted-address.ts';
import type { PaymentProvider, ReceiptProvider } from './provider.ts';
import { createQPay } from './qpay.ts';
import { createQPayClient, type QPayTools } from './qpay-client.ts';
import { createQPayReceipts } from './qpay-receipts.ts';

export interface QPay {
  readonly provider: PaymentProvider;
  readonly receipts: ReceiptProvider;
}

/**
 * QPay with this deployment's account; null if it has none.
 * @throws Error if the password would be sent unencrypted
 */
export function qpaySetUp(tools: QPayTools): QPay | null {
  const username = qpayUsername.value();
  const callbackKey = qpayCallbackKey.value();
  if ([username, callbackKey].some((value) => value === '' || value === unset)) return null;
  const baseUrl = encryptedAddress('QPAY_BASE_URL', qpayBaseUrl.value()).href.replace(/\/$/, '');
  const account = { baseUrl, username, password: qpayPassword.value() };
  const client = createQPayClient(account, tools);
  const merchant = { invoiceCode: qpayInvoiceCode.value(), callbackKey };
  const codes = {
    district: qpayDistrict.value() || null,
    classification: qpayClassification.value() || null,
  };
  return {
    provider: createQPay(client, merchant, tools),
    receipts: createQPayReceipts(client, codes, tools),
  };
}
