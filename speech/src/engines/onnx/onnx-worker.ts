import { memoryUsage } from 'node:process';
import { type LoadedVoice, loadVoice, MissingLibrary } from './loaded-voice.ts';
import type { OnnxAnswer, OnnxJob, OnnxOrder, VoiceModel } from './onnx-messages.ts';

// Runs one voice in a process of its own: a library ends the process for a bad model, and returns its memory only then.
if (!process.send) throw new Error('onnx-worker runs as a child process');

let loading: Promise<LoadedVoice | undefined> = Promise.resolve(undefined);
let work = Promise.resolve();
const cancelled = new Set<number>();

/** Resolves when the answer is written, or nobody reads it any longer. */
function send(answer: OnnxAnswer): Promise<void> {
  return new Promise((resolve) => {
    if (process.connected) process.send?.(answer, undefined, undefined, () => resolve());
    else resolve();
  });
}

async function load(model: VoiceModel): Promise<LoadedVoice | undefined> {
  try {
    const voice = await loadVoice(model);
    send({ type: 'ready', speakers: voice.speakers });
    return voice;
  } catch (error) {
    const [detail = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    const cause = error instanceof MissingLibrary ? 'library' : 'voice';
    send({ type: 'unusable', cause, detail });
    return undefined;
  }
}

async function speak(voice: LoadedVoice, job: OnnxJob): Promise<void> {
  const { id } = job;
  let modelMs = 0;
  if (!cancelled.has(id)) {
    const from = performance.now();
    const sound = await voice.speak(job);
    modelMs = performance.now() - from;
    // The model blocks this thread: what is larger than the pipe's buffer would be read only after the next chunk.
    if (sound.samples.length > 0) await send({ type: 'sound', id, sound });
  }
  cancelled.delete(id);
  send({ type: 'done', id, modelMs, bytes: memoryUsage.rss() });
}

function obey(order: OnnxOrder): void {
  if (order.type === 'load') loading = load(order.model);
  else if (order.type === 'cancel') cancelled.add(order.id);
  else {
    const { job } = order;
    work = work.then(async () => {
      const loaded = await loading;
      if (!loaded) return;
      // Cancellations that came while a chunk was spoken are read first.
      await new Promise((resolve) => setImmediate(resolve));
      try {
        await speak(loaded, job);
      } catch {
        // The library's message may quote the text.
        send({ type: 'error', id: job.id });
      }
    });
  }
}

process.on('message', obey);
process.on('disconnect', () => process.exit());
