import { expect, it } from 'vitest';
import { SpeechError } from '../speech-error.ts';
import { Thread, workerUrl } from './thread.ts';

const script = `data:text/javascript,${encodeURIComponent(`
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', (text) => {
    if (text === 'die') throw new Error('broken');
    parentPort.postMessage(text + text);
  });
`)}`;

it('passes messages, and tells once when it dies', async () => {
  const heard: string[] = [];
  const deaths: Error[] = [];
  let wake = () => {};
  const next = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
    });
  const thread = new Thread<string, string>(
    new URL(script),
    (text) => {
      heard.push(text);
      wake();
    },
    (error) => {
      deaths.push(error);
      wake();
    },
  );
  thread.hold();
  let waiting = next();
  thread.post('ab');
  await waiting;
  expect(heard).toEqual(['abab']);
  waiting = next();
  thread.post('die');
  await waiting;
  await thread.close();
  expect(thread.dead).toBe(true);
  expect(deaths).toHaveLength(1);
  expect(deaths[0]).toBeInstanceOf(SpeechError);
  thread.post('after death, nothing happens');
});

it('finds a worker as source or in a bundle', () => {
  const source = workerUrl('sound-worker', 'file:///duu/speech/src/sound-session.ts');
  expect(source.href).toBe('file:///duu/speech/src/sound-worker.ts');
  const bundled = workerUrl('espeak-worker', 'file:///app/lib/espeak-X1.js');
  expect(bundled.href).toBe('file:///app/lib/espeak-worker.js');
});
