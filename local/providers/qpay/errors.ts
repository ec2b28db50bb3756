// QPay's error answers. The codes have QPay's spelling, as the client qpay-js lists them.

const statusByCode = {
  AUTHENTICATION_FAILED: 401,
  NO_CREDENDIALS: 401,
  PERMISSION_DENIED: 403,
  INVOICE_NOTFOUND: 404,
  PAYMENT_NOTFOUND: 404,
  EBARIMT_NOT_REGISTERED: 404,
  CUSTOMER_REGISTER_INVALID: 400,
  INVALID_AMOUNT: 400,
  INVALID_OBJECT_TYPE: 400,
  INVOICE_ALREADY_CANCELED: 400,
  INVOICE_CODE_INVALID: 400,
  INVOICE_LINE_REQUIRED: 400,
  INVOICE_PAID: 400,
  MAX_AMOUNT_ERR: 400,
  MIN_AMOUNT_ERR: 400,
  OBJECT_DATA_ERROR: 400,
  PAYMENT_ALREADY_CANCELED: 400,
  PAYMENT_NOT_PAID: 400,
  TRANSACTION_NOT_APPROVED: 400,
} as const;

export type QPayErrorCode = keyof typeof statusByCode;

export class QPayError extends Error {
  readonly code: QPayErrorCode;
  readonly status: number;

  constructor(code: QPayErrorCode, message: string) {
    super(message);
    this.code = code;
    this.status = statusByCode[code];
  }
}
