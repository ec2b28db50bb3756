import { type AudioCodec, type AudioSample, CustomAudioEncoder, EncodedPacket } from 'mediabunny';
import OpusScript from 'opusscript';
import { toInt16 } from './pcm.ts';

/** Samples per second of Opus' clock, which its header counts by. */
const clock = 48_000;
const frameSeconds = 0.02;
/** Samples at 48 kHz that libopus adds before the sound (6.5 ms), for the player to drop. */
const preSkip = 312;

/** The header of a stream (RFC 7845, section 5.1). */
function head(channels: number, sampleRate: number): Uint8Array {
  const bytes = new Uint8Array(19);
  bytes.set(new TextEncoder().encode('OpusHead'));
  const view = new DataView(bytes.buffer);
  view.setUint8(8, 1);
  view.setUint8(9, channels);
  view.setUint16(10, preSkip, true);
  view.setUint32(12, sampleRate, true);
  return bytes;
}

/** libopus as WASM, for mediabunny: Node has no encoder of its own. */
export class OpusEncoder extends CustomAudioEncoder {
  #opus: OpusScript | undefined;
  #pending = new Float32Array(0);
  #written = 0;

  static override supports(codec: AudioCodec, { sampleRate }: AudioEncoderConfig): boolean {
    return codec === 'opus' && OpusScript.VALID_SAMPLING_RATES.some((one) => one === sampleRate);
  }

  init(): void {
    const { sampleRate, numberOfChannels, bitrate } = this.config;
    const isValid = OpusScript.VALID_SAMPLING_RATES.find((one) => one === sampleRate);
    if (isValid === undefined) throw new Error(`Opus has no rate of ${sampleRate} Hz.`);
    this.#opus = new OpusScript(isValid, numberOfChannels, OpusScript.Application.AUDIO);
    if (bitrate !== undefined) this.#opus.setBitrate(bitrate);
  }

  encode(sample: AudioSample): void {
    const given = new Float32Array(sample.numberOfFrames * this.config.numberOfChannels);
    sample.copyTo(given, { format: 'f32', planeIndex: 0 });
    const both = new Float32Array(this.#pending.length + given.length);
    both.set(this.#pending);
    both.set(given, this.#pending.length);
    const size = this.#frame * this.config.numberOfChannels;
    let at = 0;
    for (; at + size <= both.length; at += size) this.#write(both.subarray(at, at + size));
    this.#pending = both.slice(at);
  }

  flush(): void {
    if (this.#pending.length === 0) return;
    const last = new Float32Array(this.#frame * this.config.numberOfChannels);
    last.set(this.#pending);
    this.#pending = new Float32Array(0);
    this.#write(last);
  }

  close(): void {
    this.#opus?.delete();
    this.#opus = undefined;
  }

  /** Samples per channel of a packet. */
  get #frame(): number {
    return this.config.sampleRate * frameSeconds;
  }

  #write(samples: Float32Array): void {
    if (!this.#opus) throw new Error('The encoder is closed.');
    const { sampleRate, numberOfChannels } = this.config;
    const pcm = Buffer.from(toInt16(samples).buffer);
    const packet = new Uint8Array(this.#opus.encode(pcm, this.#frame));
    const at = this.#written / clock;
    const first = this.#written === 0;
    this.#written += clock * frameSeconds;
    const meta = first
      ? {
          decoderConfig: {
            codec: 'opus',
            sampleRate,
            numberOfChannels,
            description: head(numberOfChannels, sampleRate),
          },
        }
      : undefined;
    this.onPacket(new EncodedPacket(packet, 'key', at, frameSeconds), meta);
  }
}
