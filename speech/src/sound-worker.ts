import { parentPort } from 'node:worker_threads';
import { type ExportPath, openExportPath } from './export-path.ts';
import { warmMp3 } from './output/mp3.ts';
import type { SoundAnswer, SoundOrder } from './sound-messages.ts';
import { openSoundPath, type SoundPath } from './sound-path.ts';

// Loudness, music and encoding in a separate thread, shared by many conversions.
const port = parentPort;
if (!port) throw new Error('sound-worker runs in a worker thread');

const paths = new Map<number, Promise<SoundPath>>();
const exports = new Map<number, Promise<ExportPath>>();
const warm = warmMp3();

function send(answer: SoundAnswer): void {
  const { bytes } = answer.type === 'error' ? { bytes: undefined } : answer;
  port?.postMessage(answer, bytes && bytes.buffer instanceof ArrayBuffer ? [bytes.buffer] : []);
}

/** Sent buffers are moved, so each answer needs its own. */
const nothing = () => new Uint8Array(0);

async function obey(order: SoundOrder): Promise<void> {
  const { id } = order;
  if (order.type === 'drop') {
    paths.delete(id);
    exports.delete(id);
    return;
  }
  if (order.type === 'export') {
    const opening = openExportPath(order.settings);
    exports.set(id, opening);
    await opening;
    send({ id, type: 'out', bytes: nothing() });
    return;
  }
  const exporting = await exports.get(id);
  if (exporting) {
    if (order.type === 'bytes')
      send({ id, type: 'out', bytes: await exporting.bytes(order.bytes) });
    if (order.type === 'end') send({ id, type: 'done', ...(await exporting.end()) });
    return;
  }
  if (order.type === 'open') {
    const opening = warm.then(() => openSoundPath(order.settings));
    paths.set(id, opening);
    await opening;
    send({ id, type: 'out', bytes: nothing() });
    return;
  }
  const path = await paths.get(id);
  if (!path) throw new Error('the session is closed');
  if (order.type === 'sound') send({ id, type: 'out', bytes: await path.sound(order.samples) });
  if (order.type === 'silence') send({ id, type: 'out', bytes: await path.silence(order.samples) });
  if (order.type === 'keep')
    send({ id, type: 'out', bytes: await path.keep(order.from, order.to) });
  if (order.type === 'end') {
    paths.delete(id);
    send({ id, type: 'done', ...(await path.end()) });
  }
}

/** Encoders may need time: the orders of a session wait for each other. */
const turns = new Map<number, Promise<void>>();

port.on('message', (order: SoundOrder) => {
  const before = turns.get(order.id) ?? Promise.resolve();
  const turn = before
    .then(() => obey(order))
    .catch((error: unknown) => {
      paths.delete(order.id);
      send({
        id: order.id,
        type: 'error',
        error: error instanceof Error ? error.message : 'unknown',
      });
    });
  turns.set(order.id, turn);
  void turn.then(() => {
    if (turns.get(order.id) === turn) turns.delete(order.id);
  });
});
