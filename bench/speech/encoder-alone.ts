import { createMp3Encoder } from 'wasm-media-encoders';
import { engineRate, loadEngine, phonemesOf } from './embedded-engine.ts';
import { printResult } from './measured.ts';
import { textOf } from './text.ts';

// Run as a process: `node encoder-alone.ts <ms of sound> <runs>`. The other floor: the encoder on one thread, as the
// pipeline sets it, given real speech a second at a time (a minute of it, again and again).
const [soundMs = 60_000, runs = 3] = process.argv.slice(2).map(Number);
const encoder = await createMp3Encoder();

async function seconds(): Promise<Float32Array[]> {
  const engine = await loadEngine();
  const sound: number[] = [];
  engine.synthesize(phonemesOf(textOf(900)), (pcm) => {
    for (const sample of pcm) sound.push(sample / 32_768);
    return false;
  });
  const count = Math.floor(sound.length / engineRate);
  return Array.from({ length: count }, (_, at) =>
    Float32Array.from(sound.slice(at * engineRate, (at + 1) * engineRate)),
  );
}

function once(pieces: readonly Float32Array[], ms: number) {
  const begun = performance.now();
  encoder.configure({ sampleRate: engineRate, channels: 1, bitrate: 64 });
  let firstMs = 0;
  let bytes = 0;
  const count = Math.ceil(ms / 1000);
  for (let at = 0; at < count; at++) {
    const piece = pieces[at % pieces.length];
    if (piece) bytes += encoder.encode([piece]).slice().length;
    firstMs ||= performance.now() - begun;
  }
  bytes += encoder.finalize().length;
  // Whole seconds were encoded; the time is scaled to the requested length.
  const totalMs = ((performance.now() - begun) * ms) / (count * 1000);
  return { firstMs, totalMs, soundMs: bytes / 8, stallMs: 0 };
}

const pieces = await seconds();
once(pieces, 30_000);
printResult(Array.from({ length: runs }, () => once(pieces, soundMs)));
