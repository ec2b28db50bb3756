/** What a pause follows. A cell is one of a table, and a poem's line one without a full stop. */
export const pauseKinds = [
  'clause',
  'cell',
  'poemLine',
  'sentence',
  'paragraph',
  'heading',
] as const;
export type PauseKind = (typeof pauseKinds)[number];

/** Silence in ms at normal speed. */
export type Pauses = Readonly<Record<PauseKind, number>>;

export const defaultPauses: Pauses = {
  clause: 250,
  cell: 300,
  poemLine: 400,
  sentence: 500,
  paragraph: 800,
  heading: 1000,
};

const maxPauseMs = 5000;

/**
 * Reads pauses from a setting such as `sentence=600 heading=1500`; kinds left out have their default.
 * @throws RangeError that says what is wrong with the setting
 */
export function readPauses(setting: string): Pauses {
  const pauses: Record<PauseKind, number> = { ...defaultPauses };
  for (const entry of setting.split(/[\s,]+/).filter(Boolean)) {
    const [name, value = ''] = entry.split('=');
    const kind = pauseKinds.find((one) => one === name);
    if (!kind) throw new RangeError(`"${entry}" names none of ${pauseKinds.join(', ')}`);
    if (!/^\d{1,4}$/.test(value) || Number(value) > maxPauseMs)
      throw new RangeError(`"${entry}" is not a number of ms from 0 to ${maxPauseMs}`);
    pauses[kind] = Number(value);
  }
  return pauses;
}
