/** Frequency in Hz of a MIDI note number, equal temperament on A4 = 440 Hz; fractions are allowed. */
export const hz = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

const steps: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** MIDI number of a name such as `C4`, `F#3` or `Bb2`. */
export function midi(name: string): number {
  const match = /^([A-G])([#b]?)(-?\d)$/.exec(name);
  const step = steps[match?.[1] ?? ''];
  if (!match || step === undefined) throw new Error(`not a note: ${name}`);
  const shift = match[2] === '#' ? 1 : match[2] === 'b' ? -1 : 0;
  return step + shift + 12 * (Number(match[3]) + 1);
}

/** Several names, parted by spaces. */
export const chord = (names: string): number[] => names.split(' ').map(midi);
