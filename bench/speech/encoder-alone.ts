import { createMp3Encoder } from 'wasm-media-encoders';
import { createContainer } from '../../speech/src/output/container.ts';
import { engineRate, loadEngine, phonemesOf } from './embedded-engine.ts';
import { cpuSince, printResult } from './measured.ts';
import { textOf } from './text.ts';

// Run as a process: `node encoder-alone.ts <ms of sound> <runs> [flac]`. The other floor: the encoder on one thread, as the
// pipeline sets it, given real speech a second at a time (a minute of it, again and again). Of MP3, or of FLAC.
const [soundMs = 60_000, runs = 3] = process.argv.slice(2, 4).map(Number);
const isFlac = process.argv[4] === 'flac';
const format = { sampleRate: engineRate, channels: 1 } as const;

interface Encoder {
  encode(piece: Float32Array): Promise<number> | number;
  end(): Promise<number> | number;
}

async function openFlac(): Promise<Encoder> {
  const encoding = await createContainer('flac', format);
  return {
    encode: async (piece) => (await encoding.encode([piece])).length,
    end: async () => (await encoding.end()).length,
  };
}

const lame = await createMp3Encoder();

function openMp3(): Encoder {
  lame.configure({ ...format, bitrate: 64 });
  return {
    encode: (piece) => lame.encode([piece]).slice().length,
    end: () => lame.finalize().length,
  };
}

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

async function once(pieces: readonly Float32Array[], ms: number) {
  const begun = performance.now();
  const cpu = process.cpuUsage();
  const encoder = isFlac ? await openFlac() : openMp3();
  let firstMs = 0;
  const count = Math.ceil(ms / 1000);
  for (let at = 0; at < count; at++) {
    const piece = pieces[at % pieces.length];
    if (piece) await encoder.encode(piece);
    firstMs ||= performance.now() - begun;
  }
  await encoder.end();
  // Whole seconds were encoded; the time is scaled to the requested length.
  const scale = ms / (count * 1000);
  const totalMs = (performance.now() - begun) * scale;
  return { firstMs, totalMs, cpuMs: cpuSince(cpu) * scale, soundMs: ms, stallMs: 0 };
}

const pieces = await seconds();
await once(pieces, 30_000);
const results = [];
for (let run = 0; run < runs; run++) results.push(await once(pieces, soundMs));
printResult(results);
process.exit(0);
