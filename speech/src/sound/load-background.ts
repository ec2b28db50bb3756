import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import type { Background } from '@duu/contract/voice-settings';
import { MPEGDecoder } from 'mpg123-decoder';
import { backgroundPath, backgroundRate, leadFrames } from './background-file.ts';
import { Resampler } from './resampler.ts';

/** A seamless loop: its last sample is followed by its first. Full scale is ±32767. */
export interface LoadedBackground {
  readonly left: Int16Array;
  readonly right: Int16Array;
}

/** Samples that an MP3 decoder adds before the first encoded one: 576 of the encoder, 529 of the decoder. */
const codecDelay = 1105;
/** Frames over which the stored end fades into the stored start, so that the codec's noise has no seam either. */
const fade = 1024;
/** Bytes decoded at a time: about 3 ms of work, so that the event loop keeps running. */
const pieceBytes = 16 * 1024;
/** Loops kept in memory: 5.6 MB each at 44.1 kHz. */
const kept = 3;

const loaded = new Map<string, Promise<LoadedBackground>>();

/**
 * Returns a background's samples at a rate. The last few are cached, and concurrent requests decode once.
 * @param sampleRate Hz
 * @param directory location of the `{name}.mp3` files, if not in this workspace
 */
export function loadBackground(
  name: Background,
  sampleRate: number,
  directory?: URL,
): Promise<LoadedBackground> {
  const path = directory ? new URL(`${name}.mp3`, directory) : backgroundPath(name);
  const key = `${sampleRate} ${path.href}`;
  const found = loaded.get(key) ?? decode(path, sampleRate);
  loaded.delete(key);
  loaded.set(key, found);
  found.catch(() => loaded.delete(key));
  for (const oldest of loaded.keys()) {
    if (loaded.size <= kept) break;
    loaded.delete(oldest);
  }
  return found;
}

async function decode(path: URL, sampleRate: number): Promise<LoadedBackground> {
  const file = await readFile(path);
  const decoder = new MPEGDecoder({ enableGapless: false });
  await decoder.ready;
  const pieces: Float32Array[][] = [];
  try {
    for (let at = 0; at < file.length; at += pieceBytes) {
      pieces.push(decoder.decode(file.subarray(at, at + pieceBytes)).channelData);
      await setImmediate();
    }
  } finally {
    decoder.free();
  }
  const left = cut(pieces.map((piece) => piece[0] ?? new Float32Array(0)));
  await setImmediate();
  const right = cut(pieces.map((piece) => piece[1] ?? new Float32Array(0)));
  await setImmediate();
  return { left: await atRate(left, sampleRate), right: await atRate(right, sampleRate) };
}

/** Cuts the loop out of the decoded file (`encode-loop.ts` put it in). */
function cut(pieces: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  const from = codecDelay + leadFrames;
  const frames = all.length - 1152 - 2 * leadFrames;
  if (frames <= fade) throw new Error('the file of a background is too short');
  const loop = all.slice(from, from + frames);
  for (let i = 0; i < fade; i++) {
    const share = i / fade;
    loop[i] = (loop[i] ?? 0) * share + (all[from + frames + i] ?? 0) * (1 - share);
  }
  return loop;
}

/** Resamples a loop piece by piece, starting with its own end. */
async function atRate(loop: Float32Array, sampleRate: number): Promise<Int16Array> {
  if (sampleRate === backgroundRate) return toInt16(loop);
  const lead = backgroundRate / 50;
  const resampler = new Resampler(backgroundRate, sampleRate);
  const out = new Int16Array(Math.round((loop.length * sampleRate) / backgroundRate));
  let at = Math.round(-sampleRate / 50);
  const put = (samples: Float32Array) => {
    const from = Math.max(0, -at);
    const until = Math.min(samples.length, out.length - at);
    if (until > from) out.set(toInt16(samples.subarray(from, until)), at + from);
    at += samples.length;
  };
  put(resampler.process(loop.subarray(loop.length - lead)));
  for (let from = 0; from < loop.length; from += backgroundRate) {
    put(resampler.process(loop.subarray(from, from + backgroundRate)));
    await setImmediate();
  }
  put(resampler.process(loop.subarray(0, lead)));
  return out;
}

function toInt16(samples: Float32Array): Int16Array {
  const out = new Int16Array(samples.length);
  for (let i = 0; i < samples.length; i++) {
    out[i] = Math.max(-32_767, Math.min(32_767, Math.round((samples[i] as number) * 32_767)));
  }
  return out;
}
