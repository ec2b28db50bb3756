import { parentPort } from 'node:worker_threads';
import { commonTexts } from './common-texts.ts';
import type { ReadingAnswer, ReadingJob } from './reading-messages.ts';
import { type InputOf, type ResultOf, readingWork, type WorkName } from './reading-work.ts';

// Reads texts in a separate thread: a long text keeps a thread busy for a second.
const port = parentPort;
if (!port) throw new Error('reading-worker runs in a worker thread');

const send = (answer: ReadingAnswer) => port.postMessage(answer);

/** Read before the first text comes, which then takes half to two thirds of its time; it waits for one of these at most. */
const waiting = commonTexts.map((text, at) =>
  setTimeout(() => readingWork.readText(text), 20 + at),
);
port.once('message', () => {
  for (const timer of waiting) clearTimeout(timer);
});

port.on('message', async ({ name, input }: ReadingJob) => {
  // Each name comes with its own input; a name known only at run time loses that type.
  const work = readingWork[name] as (
    input: InputOf<WorkName>,
  ) => ResultOf<WorkName> | Promise<ResultOf<WorkName>>;
  try {
    send({ type: 'done', result: await work(input) });
  } catch (cause) {
    send({ type: 'failed', cause });
  }
});
send({ type: 'ready' });
