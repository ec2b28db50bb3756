import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';
import { encodeJoined } from './encode-joined.ts';
import type { JoinAnswer, JoinQuestion, JoinStart } from './join-messages.ts';

// Decodes and encodes in a separate thread, as that takes up to minutes. Ends after one join.
const port = parentPort;
if (!port) throw new Error('join-worker runs in a worker thread');
const main = port;

async function ask(question: JoinQuestion): Promise<JoinAnswer> {
  const answered = once(main, 'message') as Promise<[JoinAnswer]>;
  main.postMessage(question);
  return (await answered)[0];
}

async function* bytesOfSound(): AsyncGenerator<Uint8Array> {
  for (;;) {
    const { bytes } = await ask({ type: 'want' });
    if (bytes === null) return;
    yield bytes;
  }
}

const [{ to, sounds }] = (await once(main, 'message')) as [JoinStart];
const inputs = sounds.map((sound) => ({ ...sound, bytes: bytesOfSound() }));
for await (const bytes of encodeJoined(inputs, to)) await ask({ type: 'out', bytes });
main.postMessage({ type: 'end' } satisfies JoinQuestion);
