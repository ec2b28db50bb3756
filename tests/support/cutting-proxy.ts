import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { baseUrl } from './suite.ts';

export interface CuttingProxy {
  readonly url: string;
  /** Requests that arrived. */
  readonly count: () => number;
  readonly close: () => void;
}

/** Passes requests on to the suite. Cuts the first answers, each after its first bytes of sound. */
export async function cuttingProxy(cuts: number): Promise<CuttingProxy> {
  let count = 0;
  const server = createServer((asked, answer) => {
    count++;
    const cut = count <= cuts;
    const to = new URL(asked.url ?? '/', baseUrl());
    const passed = request(to, { method: asked.method, headers: asked.headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      if (!cut) {
        given.pipe(answer);
        return;
      }
      given.once('data', (bytes: Buffer) => {
        answer.write(bytes.subarray(0, 1000), () => {
          answer.destroy();
          passed.destroy();
        });
      });
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    count: () => count,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
