/** Below a hundredth of full scale there is no voice, only a provider's breath or noise. */
const quiet = 327;

/** Finds where the voice starts and ends, in samples, in a sound that arrives in pieces. */
export class VoicedSpan {
  from = 0;
  to = 0;
  #heard = false;
  #taken = 0;

  add(samples: Int16Array): void {
    const loud = (sample: number) => Math.abs(sample) > quiet;
    const first = this.#heard ? 0 : samples.findIndex(loud);
    if (first !== -1) {
      if (!this.#heard) this.from = this.#taken + first;
      this.#heard = true;
      const last = samples.findLastIndex(loud);
      if (last !== -1) this.to = this.#taken + last + 1;
    }
    this.#taken += samples.length;
  }
}
