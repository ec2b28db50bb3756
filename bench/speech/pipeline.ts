import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { createEspeak } from '@duu/speech/engines/espeak/espeak';
import { espeakVoices } from '@duu/speech/engines/espeak-voices';
import { warmSound } from '@duu/speech/sound-session';
import { speak } from '@duu/speech/speak';
import { tell } from './measured.ts';
import { textOf } from './text.ts';

// A process of its own: `node pipeline.ts <characters> <runs>`. Text to MP3 through the public door, warm.
const [characters = 4096, runs = 3] = process.argv.slice(2).map(Number);
const [speaker] = espeakVoices;
if (!speaker) throw new Error('no speakers');
const { voice, gainDb } = speaker;
const espeak = createEspeak();
espeak.warm();
warmSound();

const start = (text: string) =>
  speak(
    {
      segments: [text],
      language: 'mn',
      speaker: { engine: 'espeak', voice, name: 'bench', gainDb },
      background: null,
      backgroundVolume: 'medium',
      speed: 1,
      pitch: 'normal',
      keep: false,
    },
    { engines: { espeak } },
  );

async function whole(text: string) {
  const begun = performance.now();
  let soundMs = 0;
  for await (const event of start(text))
    if (event.type === 'done') soundMs = event.result.durationMs;
  return { soundMs, totalMs: performance.now() - begun };
}

/** To the file's first bytes, with which the reader leaves. */
async function firstBytes(text: string): Promise<number> {
  const begun = performance.now();
  let ms = 0;
  for await (const event of start(text)) {
    if (event.type !== 'audio') continue;
    ms = performance.now() - begun;
    break;
  }
  return ms;
}

for (let times = 0; times < 3; times++) await whole(textOf(600));
const text = textOf(characters);
const firsts: number[] = [];
for (let times = 0; times < 25; times++) {
  firsts.push(await firstBytes(text));
  // What the reader left behind, up to eight seconds of sound, is over by then.
  await setTimeout(150);
}
const delay = monitorEventLoopDelay({ resolution: 2 });
const results = [];
for (let times = 0; times < runs; times++) {
  delay.reset();
  delay.enable();
  const run = await whole(text);
  delay.disable();
  results.push({ ...run, firstMs: Math.min(...firsts), stallMs: delay.max / 1e6 });
}
tell(results);
await espeak.close();
process.exit(0);
