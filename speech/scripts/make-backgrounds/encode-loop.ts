import { createMp3Encoder } from 'wasm-media-encoders';
import { leadFrames } from '../../src/sound/background-file.ts';
import { sampleRate } from './constants.ts';
import type { Tape } from './tape.ts';

/** LAME multiplies by 0.95 whatever it is given; this undoes it. */
const encoderGain = 1 / 0.95;

/** kbit/s; below 112 the encoder would lower the sample rate by itself. */
const bitrate = 112;

/**
 * The loop as an MP3 that can be cut without a seam: MP3 frames overlap and the encoder delays, so a little of the end
 * is put before the start and a little of the start behind the end. `load-background.ts` cuts them off again.
 */
export async function encodeLoop(tape: Tape): Promise<Uint8Array> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate, channels: 2, bitrate });
  const body = encoder.encode([withLeads(tape.left), withLeads(tape.right)]).slice();
  const end = encoder.finalize().slice();
  const file = new Uint8Array(body.length + end.length);
  file.set(body);
  file.set(end, body.length);
  return file;
}

function withLeads(loop: Float32Array): Float32Array<ArrayBuffer> {
  const out = new Float32Array(loop.length + 2 * leadFrames);
  out.set(loop.subarray(loop.length - leadFrames));
  out.set(loop, leadFrames);
  out.set(loop.subarray(0, leadFrames), leadFrames + loop.length);
  return out.map((sample) => sample * encoderGain);
}
