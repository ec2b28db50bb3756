import { Resampler } from './resampler.ts';

/** Changes the rate of all channels of a sound; leaves it alone where the rates are the same. */
export class ChannelResampler {
  readonly #each: readonly Resampler[] | null;

  constructor(channels: number, from: number, to: number) {
    this.#each =
      from === to ? null : Array.from({ length: channels }, () => new Resampler(from, to));
  }

  process(sound: readonly Float32Array[]): readonly Float32Array[] {
    return this.#each?.map((one, at) => one.process(sound[at] ?? new Float32Array(0))) ?? sound;
  }

  /** Returns the rest of each channel; no channels if nothing was changed. */
  flush(): readonly Float32Array[] {
    return this.#each?.map((one) => one.flush()) ?? [];
  }
}
