import { createMp3 } from '@duu/speech/output/mp3';
import { BackgroundMixer } from '@duu/speech/sound/background-mixer';
import { loadBackground } from '@duu/speech/sound/load-background';
import { openSoundChain } from '@duu/speech/sound/sound-chain';
import { printResult } from './measured.ts';

// Run as a process: `node mixing.ts`. A minute of voice and music: what mixing costs, what the whole chain costs
// (`firstMs` and, as a median, `stallMs` of the answer), against encoding the same (`totalMs`).
const sampleRate = 44_100;
const background = await loadBackground('jazz', sampleRate);
const voice = Float32Array.from(
  { length: sampleRate },
  (_, at) => Math.sin(at / 40) * Math.sin(at / 9000) * 0.3,
);
const half = voice.filter((_, at) => at % 2 === 0);

function timed(work: () => void): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}

const runs = [];
for (let times = 0; times < 6; times++) {
  const mixer = new BackgroundMixer({ background, sampleRate, volumeDb: -18, voiceLufs: -16 });
  let mixed: Float32Array[] = [];
  const mixingMs = timed(() => {
    for (let second = 0; second < 60; second++) mixed = mixer.process(voice);
  });
  const chain = await openSoundChain({
    sampleRate: 22_050,
    gainDb: 0,
    pitch: 1,
    tempo: 1,
    background: 'jazz',
    backgroundVolume: 'medium',
  });
  const chainMs = timed(() => {
    for (let second = 0; second < 60; second++) chain.process(half);
  });
  const encoding = await createMp3({ sampleRate, channels: 2 });
  const encodingMs = timed(() => {
    for (let second = 0; second < 60; second++) encoding.encode(mixed);
    encoding.end();
  });
  if (times > 0)
    runs.push({ firstMs: mixingMs, stallMs: chainMs, totalMs: encodingMs, soundMs: 60_000 });
}
printResult(runs);
