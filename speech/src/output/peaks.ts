/** Small enough for a document, detailed enough for a waveform across a screen. */
const most = 1024;
/** The share of stretches drawn below full height, so that a single click does not flatten the rest. */
const fullAt = 0.95;
/** RMS treated as silence, so that encoder noise is not scaled up to a waveform. */
const silence = 0.005;

/**
 * Collects the waveform's outline: the RMS of equal stretches of the sound. The largest amplitude would be the limiter's
 * everywhere in a long sound. When there are too many stretches, neighbours are merged, so that memory stays constant.
 */
export class Peaks {
  /** Mean square of each stretch. */
  #powers: number[] = [];
  #stretch: number;
  #filled = 0;
  #sum = 0;

  /** @param stretch samples of the first stretches; doubled as the sound grows */
  constructor(stretch: number) {
    this.#stretch = stretch;
  }

  /** @param samples one channel, full scale 1 */
  add(samples: Float32Array): void {
    for (let from = 0; from < samples.length; ) {
      const to = Math.min(samples.length, from + this.#stretch - this.#filled);
      let sum = this.#sum;
      for (let at = from; at < to; at++) {
        const sample = samples[at] ?? 0;
        sum += sample * sample;
      }
      this.#sum = sum;
      this.#filled += to - from;
      from = to;
      if (this.#filled === this.#stretch) this.#close();
    }
  }

  #close(): void {
    this.#powers.push(this.#sum / this.#filled);
    this.#sum = 0;
    this.#filled = 0;
    if (this.#powers.length < most * 2) return;
    this.#powers = halve(this.#powers);
    this.#stretch *= 2;
  }

  /** From 0 to 1 in hundredths, at most 1,024, evenly over the sound; one stretch in twenty is capped at 1. */
  values(): number[] {
    const all = this.#filled > 0 ? [...this.#powers, this.#sum / this.#filled] : this.#powers;
    const loudness = (all.length > most ? halve(all) : all).map(Math.sqrt);
    const sorted = loudness.toSorted((a, b) => a - b);
    const full = Math.max(silence, sorted[Math.floor((sorted.length - 1) * fullAt)] ?? 0);
    return loudness.map((value) => Math.round(Math.min(1, value / full) * 100) / 100);
  }
}

function halve(powers: readonly number[]): number[] {
  const halved: number[] = [];
  for (let at = 0; at < powers.length; at += 2) {
    const first = powers[at] ?? 0;
    halved.push((first + (powers[at + 1] ?? first)) / 2);
  }
  return halved;
}
