/** Singular and plural. */
export type Names = readonly [one: string, many: string];
export const both = (word: string): Names => [word, word];
export const plural = (word: string): Names => [word, `${word}s`];

/** What is counted by, besides units of measure. */
export const periods: Record<string, string> = {
  day: 'day',
  d: 'day',
  week: 'week',
  wk: 'week',
  month: 'month',
  mo: 'month',
  year: 'year',
  decade: 'decade',
  century: 'century',
  nt: 'night',
  tab: 'tablet',
  tablet: 'tablet',
  capsule: 'capsule',
  yr: 'year',
  hour: 'hour',
  minute: 'minute',
  second: 'second',
  night: 'night',
  person: 'person',
  pp: 'person',
  unit: 'unit',
  liter: 'liter',
  dL: 'deciliter',
  dl: 'deciliter',
};
