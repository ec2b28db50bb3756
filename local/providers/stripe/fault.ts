/** An error answer of Stripe's API. */
export class StripeFault extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(status: number, message: string, code?: string, param?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.param = param;
    this.type = typeOf(status, code);
  }

  body(): object {
    const { type, code, param, message } = this;
    return { error: { type, message, ...(code && { code }), ...(param && { param }) } };
  }
}

function typeOf(status: number, code: string | undefined): string {
  if (code === 'idempotency_error') return 'idempotency_error';
  if (status >= 500) return 'api_error';
  return status === 402 ? 'card_error' : 'invalid_request_error';
}

export const missing = (object: string, id: string): StripeFault =>
  new StripeFault(404, `No such ${object}: '${id}'`, 'resource_missing', 'id');
