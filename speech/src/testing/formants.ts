const order = 12;
const sampleRate = 22_050;

/**
 * Returns the first two formants in Hz of the 90 ms (or `ms`) around a place, at half the rate.
 * @param sound at 22,050 Hz
 * @param centre in samples
 */
export function formantsAt(sound: ArrayLike<number>, centre: number, ms = 90): [number, number] {
  const reach = Math.round((ms / 2000) * sampleRate);
  const half: number[] = [];
  for (let at = centre - reach; at < centre + reach; at += 2)
    half.push(((sound[at - 1] ?? 0) + 2 * (sound[at] ?? 0) + (sound[at + 1] ?? 0)) / 4);
  const [first = 0, second = 0] = peaks(predictor(half));
  return [first, second];
}

/** Linear prediction by Levinson and Durbin, after pre-emphasis and a Hamming window. */
function predictor(sound: readonly number[]): number[] {
  const window = sound.map((sample, at) => {
    const before = at === 0 ? 0 : (sound[at - 1] ?? 0);
    return (
      (sample - 0.97 * before) * (0.54 - 0.46 * Math.cos((2 * Math.PI * at) / (sound.length - 1)))
    );
  });
  const correlation = Array.from({ length: order + 1 }, (_, lag) =>
    window.reduce((sum, sample, at) => sum + sample * (window[at - lag] ?? 0), 0),
  );
  let filter = [1];
  let error = (correlation[0] ?? 1) * 1.0001;
  for (let step = 1; step <= order; step++) {
    const reach = filter.reduce((sum, tap, at) => sum + tap * (correlation[step - at] ?? 0), 0);
    const reflection = -reach / error;
    const longer = [...filter, 0];
    filter = longer.map((tap, at) => tap + reflection * (longer[step - at] ?? 0));
    error *= 1 - reflection * reflection;
  }
  return filter;
}

/** The first two peaks above 150 Hz of the spectrum that the predictor describes, in Hz. */
function peaks(filter: readonly number[]): number[] {
  const gain = (hertz: number): number => {
    let real = 0;
    let imaginary = 0;
    filter.forEach((tap, at) => {
      real += tap * Math.cos((2 * Math.PI * hertz * at) / (sampleRate / 2));
      imaginary -= tap * Math.sin((2 * Math.PI * hertz * at) / (sampleRate / 2));
    });
    return 1 / (real * real + imaginary * imaginary);
  };
  const found: number[] = [];
  for (let hertz = 160; hertz < 4000 && found.length < 2; hertz += 5) {
    if (gain(hertz) > gain(hertz - 5) && gain(hertz) >= gain(hertz + 5)) found.push(hertz);
  }
  return found;
}
