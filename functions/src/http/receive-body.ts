import type { IncomingMessage } from 'node:http';
import type { ErrorKey } from '@duu/contract/errors/keys';

export interface BodyLimits {
  /** Maximum bytes of a body as sent. */
  readonly bytes: number;
  /** Timeout of a silent sender within a body, in ms. */
  readonly silenceMs: number;
  /** Timeout of a whole body, in ms. */
  readonly totalMs: number;
  /** Bodies that take longer than `afterMs`, and how many of them may be open at the same time. */
  readonly slow: { readonly afterMs: number; readonly atOnce: number };
}

/** Aborts slow bodies, the oldest first: slow senders must not occupy every slot of an instance. */
export type SlowBodies = Set<() => void>;

/** A refused request. */
export class RequestRefused extends Error {
  readonly key: ErrorKey;

  constructor(key: ErrorKey) {
    super(key);
    this.name = 'RequestRefused';
    this.key = key;
  }
}

/** Refuses by the headers, before a byte is read. Nothing is ever inflated. */
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
 * Reads a request's raw body in bounded memory and time. If too many are slow, aborts the oldest.
 * @throws RequestRefused `request.unsupported_encoding`, `request.too_large`, `request.timeout`
 */
export async function receiveBody(
  request: IncomingMessage,
  limits: BodyLimits,
  slow: SlowBodies,
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
    const patience = setTimeout(() => {
      slow.add(late);
      const [oldest] = slow;
      if (slow.size > limits.slow.atOnce) oldest?.();
    }, limits.slow.afterMs);
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
      clearTimeout(patience);
      slow.delete(late);
      request.off('data', onData).off('end', onEnd).off('close', onClose).off('error', stop);
    };
    const onClose = () => stop(new Error('the sender left'));
    wait();
    request.on('data', onData).on('end', onEnd).on('close', onClose).on('error', stop);
  });
}
