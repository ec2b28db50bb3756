import { createServer } from 'node:http';
import { wavHeader } from '@duu/contract/wav-header';
import { cachedEngine } from '@duu/speech/engines/cached-engine';
import { createChimege } from '@duu/speech/engines/chimege';
import type { Engine } from '@duu/speech/engines/engine';
import { warmSound } from '@duu/speech/sound-session';
import { speak } from '@duu/speech/speak';
import { goal, heading, ms, row } from '../report.ts';
import { textWithoutRepeats } from './text.ts';

/** The server's delay, and the number of parallel calls. */
const delayMs = 200;
const atOnce = 4;
const text = textWithoutRepeats(8192);
/** Number of runs, of which the fastest counts, because other programs can only add time. */
const rounds = 3;

/** Returns a local provider: two seconds of a tone after the delay, for any number of calls. */
async function startProvider() {
  let calls = 0;
  const format = { sampleRate: 22_050, channels: 1 } as const;
  const tone = Int16Array.from({ length: 44_100 }, (_, at) => 8000 * Math.sin(at / 12));
  const wav = Buffer.concat([wavHeader(format, tone.byteLength), Buffer.from(tone.buffer)]);
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      calls++;
      setTimeout(() => response.end(wav), delayMs);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls: () => calls,
    close: () => server.close(),
  };
}

async function convert(
  engine: Engine,
  text: string,
): Promise<{ firstMs: number; totalMs: number }> {
  const begun = performance.now();
  let firstMs = 0;
  const speech = speak(
    {
      segments: [text],
      language: 'mn',
      speaker: { engine: 'chimege', voice: 'FEMALE1', name: 'bench', gainDb: 0 },
      background: null,
      backgroundVolume: 'medium',
      speed: 1,
      pitch: 'normal',
    },
    { engines: { chimege: engine } },
  );
  for await (const event of speech)
    if (event.type === 'audio') firstMs ||= performance.now() - begun;
  return { firstMs, totalMs: performance.now() - begun };
}

/** Converts the text twice, with an empty cache at first. */
async function benchOnce(provider: Awaited<ReturnType<typeof startProvider>>) {
  const engine = cachedEngine(
    createChimege({ token: 'bench', baseUrl: provider.url, concurrency: atOnce }),
    { memoryBytes: 64 * 2 ** 20 },
  );
  await convert(engine, 'Сайн байна уу?');
  const before = provider.calls();
  const once = await convert(engine, text);
  const calls = provider.calls() - before;
  const again = await convert(engine, text);
  return { once, again, calls, callsAgain: provider.calls() - before - calls };
}

/** An engine on a network: the cost of waiting, and that cached chunks are not requested again. */
export async function benchProvider(): Promise<void> {
  heading(`A provider that answers each call after ${delayMs} ms, ${atOnce} at once`);
  const provider = await startProvider();
  warmSound();
  const all: Awaited<ReturnType<typeof benchOnce>>[] = [];
  while (all.length < rounds) all.push(await benchOnce(provider));
  provider.close();
  const [quietest] = all.toSorted((a, b) => a.once.totalMs - b.once.totalMs);
  if (!quietest) return;
  const { once, again, calls } = quietest;
  row(`${calls} chunks`, `first ${ms(once.firstMs)}`, `total ${ms(once.totalMs)}`);
  goal({
    what: `total against ${calls} chunks in rows of ${atOnce}`,
    value: once.totalMs / (Math.ceil(calls / atOnce) * delayMs),
    max: 1.2,
  });
  row('the same text again', `first ${ms(again.firstMs)}`, `total ${ms(again.totalMs)}`);
  goal({
    what: 'calls for the same text again',
    value: Math.max(...all.map((one) => one.callsAgain)),
    max: 0,
  });
}
