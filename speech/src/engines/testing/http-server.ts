import {
  createServer,
  type IncomingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';

/** A request that the server received. */
interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Answers one call. */
export type Reply = (response: ServerResponse, request: ReceivedRequest) => void;

export interface TestServer {
  readonly url: string;
  readonly requests: ReceivedRequest[];
  /** The highest number of concurrent calls so far. */
  readonly most: () => number;
  /** Replies in turn; the last one repeats. */
  reply(...replies: Reply[]): void;
  close(): Promise<void>;
}

/** Returns a fake provider on this machine, faults included. */
export async function startTestServer(): Promise<TestServer> {
  const requests: ReceivedRequest[] = [];
  let replies: Reply[] = [];
  let running = 0;
  let most = 0;
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    most = Math.max(most, ++running);
    response.on('close', () => running--);
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const call = {
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(parts).toString('utf8'),
      };
      requests.push(call);
      const reply = replies.length > 1 ? replies.shift() : replies[0];
      reply?.(response, call);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    most: () => most,
    reply: (...next) => {
      replies = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Replies with a status, headers and a body that must not show up anywhere. */
export const status =
  (code: number, headers: Record<string, string> = {}): Reply =>
  (response, request) => {
    response.writeHead(code, headers).end(`refused: ${request.body}`);
  };

export const hang: Reply = () => {};

/** Sends half a response, then breaks the connection. */
export const reset: Reply = (response) => {
  response.writeHead(200, { 'Content-Length': '100000' });
  response.write(Buffer.alloc(5000), () => response.destroy());
};

export const bytes =
  (body: Uint8Array | string): Reply =>
  (response) => {
    response.writeHead(200).end(body);
  };

/** Returns a RIFF file of 16-bit mono samples as providers send it. */
export function wavOf(samples: Int16Array, sampleRate: number): Buffer {
  const out = Buffer.alloc(44 + 2 * samples.length);
  out.write('RIFF', 0);
  out.writeUInt32LE(36 + 2 * samples.length, 4);
  out.write('WAVEfmt ', 8);
  out.writeUInt32LE(16, 16);
  out.writeUInt16LE(1, 20);
  out.writeUInt16LE(1, 22);
  out.writeUInt32LE(sampleRate, 24);
  out.writeUInt32LE(2 * sampleRate, 28);
  out.writeUInt16LE(2, 32);
  out.writeUInt16LE(16, 34);
  out.write('data', 36);
  out.writeUInt32LE(2 * samples.length, 40);
  samples.forEach((sample, index) => {
    out.writeInt16LE(sample, 44 + 2 * index);
  });
  return out;
}
