/** A stretch of 46 ms with a pitch. */
export interface PitchFrame {
  /** Of its middle, from the start of the sound. */
  readonly ms: number;
  readonly hertz: number;
}

const frame = 1024;

/**
 * Finds the fundamental frequency by autocorrelation, from 50 to 400 Hz, in frames that are loud and periodic.
 * @param sound full scale is ±1, at 22,050 Hz
 * @param stepMs from one frame to the next
 */
export function pitchTrack(sound: Float32Array, stepMs = 93): PitchFrame[] {
  const sampleRate = 22_050;
  const step = Math.round((stepMs * sampleRate) / 1000);
  const found: PitchFrame[] = [];
  // Prefix sums of each second sample squared, so that the energy of a frame is a difference of two.
  const squares = new Float64Array(sound.length + 2);
  for (const [at, sample] of sound.entries())
    squares[at + 2] = (squares[at] as number) + sample * sample;
  for (let at = 0; at + 2 * frame < sound.length; at += step) {
    const energyAt = (lag: number) =>
      (squares[at + lag + frame] as number) - (squares[at + lag] as number);
    const product = (lag: number): number => {
      let sum = 0;
      for (let i = 0; i < frame; i += 2)
        sum += (sound[at + i] as number) * (sound[at + i + lag] as number);
      return sum;
    };
    const energy = energyAt(0);
    if (energy < 0.3) continue;
    let best = 0;
    let period = 0;
    for (let lag = 55; lag < 440; lag++) {
      // Shorter lags win ties, so that the octave below is not taken for the pitch.
      const likeness = (product(lag) / Math.sqrt(energy * energyAt(lag))) * (1 - lag / 4000);
      if (likeness > best) {
        best = likeness;
        period = lag;
      }
    }
    if (best > 0.75)
      found.push({ ms: ((at + frame / 2) * 1000) / sampleRate, hertz: sampleRate / period });
  }
  return found;
}

/** Returns the value below which that share lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
