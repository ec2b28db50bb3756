import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createEspeak } from '@duu/speech/engines/espeak/espeak';
import { espeakVoices } from '@duu/speech/engines/espeak-voices';
import { warmSound } from '@duu/speech/sound-session';
import { speak } from '@duu/speech/speak';
import { summary, tell } from './measured.ts';
import { textOf } from './text.ts';

// A process of its own: `node pipeline.ts <characters> <runs>`. Text to MP3 through the public door, warm.
const [characters = 4096, runs = 3] = process.argv.slice(2).map(Number);
const [speaker] = espeakVoices;
if (!speaker) throw new Error('no speakers');
const { voice, gainDb } = speaker;
const espeak = createEspeak();
espeak.warm();
warmSound();

async function once(text: string) {
  const begun = performance.now();
  let firstMs = 0;
  let soundMs = 0;
  const speech = speak(
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
  for await (const event of speech) {
    if (event.type === 'audio') firstMs ||= performance.now() - begun;
    else if (event.type === 'done') soundMs = event.result.durationMs;
  }
  return { firstMs, soundMs, totalMs: performance.now() - begun };
}

for (let times = 0; times < 3; times++) await once(textOf(600));
const text = textOf(characters);
const delay = monitorEventLoopDelay({ resolution: 2 });
const results = [];
for (let times = 0; times < runs; times++) {
  delay.reset();
  delay.enable();
  const run = await once(text);
  delay.disable();
  results.push({ ...run, stallMs: delay.max / 1e6 });
}
tell(summary(results));
await espeak.close();
process.exit(0);
