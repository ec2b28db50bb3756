import type { LoadedBackground } from './load-background.ts';

/** Loudness of every stored background in LUFS (see `scripts/make-backgrounds/master.ts`). */
export const backgroundLufs = -20;
/** How much the music rises in pauses: 3 dB. */
const lift = 10 ** (3 / 20);
/** Below this mean power the voice pauses: -45 dBFS. */
const pausePower = 10 ** (-45 / 10);
/** Seconds: the music drops quickly, waits out a breath, and comes back slowly. */
const attack = 0.08;
const hold = 0.35;
const release = 0.7;
const fadeIn = 1;
/** Seconds that the music continues after the last word, fading out. */
export const fadeOutSeconds = 2.5;
/** Frames per measurement of the voice. */
const block = 256;

export interface MixerSettings {
  readonly background: LoadedBackground;
  /** Hz; of the voice and of the background. */
  readonly sampleRate: number;
  /** Loudness of the music relative to the voice while it speaks, in dB. */
  readonly volumeDb: number;
  /** Loudness in LUFS of the voice at the input and of the mix at the output. */
  readonly voiceLufs: number;
}

/**
 * Mixes a voice with a loop. The music is `volumeDb` below the voice while it speaks, rises a little in pauses, fades in
 * at the start and out after the end. The mix is as loud as the voice at the input: a voice in both channels counts
 * twice, and the music adds its share, so the voice is lowered accordingly.
 */
export class BackgroundMixer {
  readonly #settings: MixerSettings;
  readonly #voiceGain: number;
  readonly #musicGain: number;
  #at = 0;
  #frame = 0;
  #duck: number;
  #quiet = Number.POSITIVE_INFINITY;
  #ending = false;

  constructor(settings: MixerSettings) {
    const { volumeDb, voiceLufs } = settings;
    this.#settings = settings;
    this.#voiceGain = Math.SQRT1_2 / Math.sqrt(1 + 10 ** (volumeDb / 10));
    this.#musicGain = 10 ** ((voiceLufs + volumeDb - backgroundLufs) / 20) / 32_767;
    this.#duck = lift;
  }

  /** @param voice mono, full scale 1; returns as many frames of left and right */
  process(voice: Float32Array): Float32Array<ArrayBuffer>[] {
    return this.#run(voice, voice.length, 1, 1);
  }

  /** Returns the music after the last word, fading out. The mixer can't be used afterwards. */
  finish(): Float32Array<ArrayBuffer>[] {
    const frames = Math.round(fadeOutSeconds * this.#settings.sampleRate);
    this.#ending = true;
    return this.#run(new Float32Array(frames), frames, 1, 0);
  }

  #run(voice: Float32Array, frames: number, from: number, to: number) {
    const left = new Float32Array(frames);
    const right = new Float32Array(frames);
    const { left: musicLeft, right: musicRight } = this.#settings.background;
    const size = musicLeft.length;
    const voiceGain = this.#voiceGain;
    let at = this.#at;
    for (let start = 0; start < frames; start += block) {
      const end = Math.min(frames, start + block);
      const before = this.#duck * this.#fade(from + ((to - from) * start) / frames);
      this.#listen(voice, start, end);
      this.#frame += end - start;
      const after = this.#duck * this.#fade(from + ((to - from) * end) / frames);
      let gain = before * this.#musicGain;
      const step = ((after - before) * this.#musicGain) / (end - start);
      for (let i = start; i < end; ) {
        const until = Math.min(end, i + size - at);
        for (; i < until; i++, at++) {
          const spoken = (voice[i] as number) * voiceGain;
          left[i] = spoken + (musicLeft[at] as number) * gain;
          right[i] = spoken + (musicRight[at] as number) * gain;
          gain += step;
        }
        if (at === size) at = 0;
      }
    }
    this.#at = at;
    return [left, right];
  }

  /** A share of the end's fade (linear in dB, so that it quickly leaves room for the voice), times the start's. */
  #fade(share: number): number {
    const start = this.#frame / (fadeIn * this.#settings.sampleRate);
    if (start >= 1 && share === 1) return 1;
    const end = share === 1 ? 1 : 10 ** (-1.5 * (1 - share)) * Math.min(1, share * 4);
    return end * Math.sin((Math.min(1, start) * Math.PI) / 2) ** 2;
  }

  #listen(voice: Float32Array, from: number, to: number): void {
    let power = 0;
    // A quarter of the samples is enough to tell a voice from a pause.
    for (let i = from; i < to; i += 4) power += (voice[i] as number) * (voice[i] as number);
    const seconds = (to - from) / this.#settings.sampleRate;
    const speaking = (4 * power) / (to - from) > pausePower;
    this.#quiet = speaking ? 0 : this.#quiet + seconds;
    const wanted = this.#ending || this.#quiet < hold ? 1 : lift;
    if (wanted === this.#duck) return;
    const time = wanted < this.#duck ? attack : release;
    const next = this.#duck + (wanted - this.#duck) * Math.min(1, (3 * seconds) / time);
    this.#duck = Math.abs(next - wanted) < 1e-4 ? wanted : next;
  }
}
