import { SoundTouch } from '@soundtouchjs/core';

export interface ShifterSettings {
  /** Hz */
  readonly sampleRate: number;
  /** Ratio of the fundamental frequency; the length stays the same. */
  readonly pitch: number;
  /** Ratio of the speed, 2 is half as long; the pitch stays the same. */
  readonly tempo: number;
}

/**
 * Pitch and speed for engines that support neither, by overlapping similar stretches of the wave (WSOLA) and resampling.
 * n input samples give round(n / tempo) output samples once `flush` has been called.
 */
export class Shifter {
  readonly #touch: SoundTouch;
  readonly #tempo: number;
  readonly #idle: boolean;
  #taken = 0;
  #given = 0;

  constructor({ sampleRate, pitch, tempo }: ShifterSettings) {
    this.#idle = pitch === 1 && tempo === 1;
    this.#tempo = tempo;
    this.#touch = new SoundTouch({ sampleRate });
    this.#touch.pitch = pitch;
    this.#touch.stretch.tempo = tempo / pitch;
    // Shorter sequences than the library's default for music follow a voice's pitch better.
    this.#touch.setStretchParameters({ sequenceMs: 40, seekWindowMs: 15, overlapMs: 8 });
  }

  /** @param samples mono */
  process(samples: Float32Array): Float32Array {
    if (this.#idle) return samples;
    this.#taken += samples.length;
    return this.#push(samples);
  }

  /** Returns the rest. The shifter can't be used afterwards. */
  flush(): Float32Array {
    if (this.#idle) return new Float32Array(0);
    const missing = Math.round(this.#taken / this.#tempo) - this.#given;
    const out = new Float32Array(missing);
    let at = 0;
    // Silence pushes out what the stretcher still holds.
    for (let round = 0; at < missing && round < 64; round++) {
      const more = this.#push(new Float32Array(4096)).subarray(0, missing - at);
      out.set(more, at);
      at += more.length;
    }
    return out;
  }

  #push(samples: Float32Array): Float32Array {
    const { inputBuffer, outputBuffer } = this.#touch;
    const pairs = new Float32Array(2 * samples.length);
    for (let i = 0; i < samples.length; i++) {
      pairs[2 * i] = pairs[2 * i + 1] = samples[i] as number;
    }
    inputBuffer.putSamples(pairs);
    this.#touch.process();
    const frames = outputBuffer.frameCount;
    const stereo = new Float32Array(2 * frames);
    outputBuffer.extract(stereo, 0, frames);
    outputBuffer.receive(frames);
    this.#given += frames;
    const mono = new Float32Array(frames);
    for (let i = 0; i < frames; i++) mono[i] = stereo[2 * i] as number;
    return mono;
  }
}
