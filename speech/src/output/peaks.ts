/** Few enough for a document, enough for a waveform across a screen. */
const most = 1024;

/**
 * The waveform's outline as it comes: the largest amplitude of equal stretches of the sound. When there are too many
 * stretches, neighbours become one, so that any length costs the same memory.
 */
export class Peaks {
  #values: number[] = [];
  #stretch: number;
  #filled = 0;
  #largest = 0;

  /** @param stretch samples of the first stretches; doubled as the sound grows */
  constructor(stretch: number) {
    this.#stretch = stretch;
  }

  /** @param samples one channel, full scale 1 */
  add(samples: Float32Array): void {
    for (let from = 0; from < samples.length; ) {
      const to = Math.min(samples.length, from + this.#stretch - this.#filled);
      let largest = this.#largest;
      for (let at = from; at < to; at++) {
        const size = Math.abs(samples[at] ?? 0);
        if (size > largest) largest = size;
      }
      this.#largest = largest;
      this.#filled += to - from;
      from = to;
      if (this.#filled === this.#stretch) this.#close();
    }
  }

  #close(): void {
    this.#values.push(this.#largest);
    this.#largest = 0;
    this.#filled = 0;
    if (this.#values.length < most * 2) return;
    this.#values = halve(this.#values);
    this.#stretch *= 2;
  }

  /** From 0 to 1 in hundredths, at most 1,024, evenly over the sound. */
  values(): number[] {
    const all = this.#filled > 0 ? [...this.#values, this.#largest] : this.#values;
    return (all.length > most ? halve(all) : all).map(
      (value) => Math.round(Math.min(1, value) * 100) / 100,
    );
  }
}

function halve(values: readonly number[]): number[] {
  const halved: number[] = [];
  for (let at = 0; at < values.length; at += 2)
    halved.push(Math.max(values[at] ?? 0, values[at + 1] ?? 0));
  return halved;
}
