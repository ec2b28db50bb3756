import type { IncomingMessage } from 'node:http';
import type { ErrorKey } from '@duu/contract/errors/keys';

export interface BodyLimits {
  /** Most bytes of a body as it is sent. */
  readonly bytes: number;
  /** How long a sender may be silent in the middle of a body, in ms. */
  readonly silenceMs: number;
  /** How long a body may take without a place among the slow ones, in ms. */
  readonly slowMs: number;
  /** How long a whole body may take, in ms. */
  readonly totalMs: number;
}

/** Why a request is not taken. */
export class RequestRefused extends Error {
  readonly key: ErrorKey;

  constructor(key: ErrorKey) {
    super(key);
    this.name = 'RequestRefused';
    this.key = key;
  }
}

/** Refuses by the headers alone, before a byte is read: nothing here is ever inflated. */
function refuseByHeaders(request: IncomingMessage, limits: BodyLimits): void {
  const encoding = request.headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (encoding !== '' && encoding !== 'identity') {
    throw new RequestRefused('request.unsupported_encoding');
  }
  if (Number(request.headers['content-length'] ?? 0) > limits.bytes) {
    throw new RequestRefused('request.too_large');
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Reads a request's body as it was sent, in bounded memory and time.
 * @param placeForSlow takes a place for a body that is slow and returns how to leave it, null where there is none
 * @throws RequestRefused `request.unsupported_encoding`, `request.too_large`, `request.timeout`, `request.too_many`
 */
export async function receiveBody(
  request: IncomingMessage,
  limits: BodyLimits,
  placeForSlow: () => (() => void) | null,
): Promise<Buffer> {
  refuseByHeaders(request, limits);
  if (!hasBody(request)) return Buffer.alloc(0);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    let silence: NodeJS.Timeout;
    const stop = (error: Error) => {
      end();
      request.pause();
      reject(error);
    };
    const late = () => stop(new RequestRefused('request.timeout'));
    const total = setTimeout(late, limits.totalMs);
    let leave: (() => void) | null = null;
    const slow = setTimeout(() => {
      leave = placeForSlow();
      if (leave === null) stop(new RequestRefused('request.too_many'));
    }, limits.slowMs);
    const wait = () => {
      clearTimeout(silence);
      silence = setTimeout(late, limits.silenceMs);
    };
    const onData = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > limits.bytes) return stop(new RequestRefused('request.too_large'));
      chunks.push(chunk);
      wait();
    };
    const onEnd = () => {
      end();
      resolve(Buffer.concat(chunks));
    };
    const end = () => {
      clearTimeout(silence);
      clearTimeout(total);
      clearTimeout(slow);
      leave?.();
      request.off('data', onData).off('end', onEnd).off('close', onClose).off('error', stop);
    };
    const onClose = () => stop(new Error('the sender left'));
    wait();
    request.on('data', onData).on('end', onEnd).on('close', onClose).on('error', stop);
  });
}
