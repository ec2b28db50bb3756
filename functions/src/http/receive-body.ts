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
  /**
   * Incomplete bodies of one network at the same time, however new: one that leaves before it is slow and comes again would
   * hold a place for ever, uncounted.
   */
  readonly ofNetwork: number;
}

/** Bodies that are being received, each by how to abort it, the oldest first: they must not occupy every slot. */
export interface OpenBodies {
  readonly slow: Set<() => void>;
  readonly byNetwork: Map<string, Set<() => void>>;
}

export const noBodies = (): OpenBodies => ({ slow: new Set(), byNetwork: new Map() });

/** Adds a body to those of its network, and aborts the oldest if there are too many. Returns how to remove it. */
function addTo(
  byNetwork: OpenBodies['byNetwork'],
  network: string | null,
  abort: () => void,
  max: number,
): () => void {
  if (network === null) return () => undefined;
  const bodies = byNetwork.get(network) ?? new Set();
  byNetwork.set(network, bodies.add(abort));
  const [oldest] = bodies;
  if (bodies.size > max) oldest?.();
  return () => {
    bodies.delete(abort);
    if (bodies.size === 0) byNetwork.delete(network);
  };
}

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
 * Reads a request's raw body in bounded memory and time. If too many are slow, or incomplete for one network, aborts the
 * oldest.
 * @param network the sender's; null if it is unknown
 * @throws RequestRefused `request.unsupported_encoding`, `request.too_large`, `request.timeout`
 */
export async function receiveBody(
  request: IncomingMessage,
  limits: BodyLimits,
  { slow, byNetwork }: OpenBodies,
  network: string | null,
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
      remove();
      request.off('data', onData).off('end', onEnd).off('close', onClose).off('error', stop);
    };
    const onClose = () => stop(new Error('the sender left'));
    const remove = addTo(byNetwork, network, late, limits.ofNetwork);
    wait();
    request.on('data', onData).on('end', onEnd).on('close', onClose).on('error', stop);
  });
}
