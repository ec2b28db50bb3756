import { both, type Names, plural } from './unit-names.ts';

const per = (one: string, below: string): Names => [`${one} per ${below}`, `${one}s per ${below}`];

/** Small parts of a base unit: µF, nF, pF. */
const small: Record<string, string> = { μ: 'micro', µ: 'micro', n: 'nano', p: 'pico' };
const bases: Record<string, string> = {
  F: 'farad',
  A: 'ampere',
  V: 'volt',
  s: 'second',
  L: 'liter',
  l: 'liter',
  M: 'molar',
  H: 'henry',
  W: 'watt',
  Sv: 'sievert',
  mol: 'mole',
};
const parts = Object.entries(small).flatMap(([sign, prefix]) =>
  Object.entries(bases)
    // pH, pM and ps are no units.
    .filter(([base]) => sign === 'μ' || sign === 'µ' || !/^(?:H|s|l|M|W)$/.test(base))
    .map(([base, name]): [string, Names] => [
      sign + base,
      base === 'M' ? both(`${prefix}${name}`) : plural(`${prefix}${name}`),
    ]),
);

/** Areas and volumes of each length: mm³, in2, cu yd, sq. in. */
const lengths: Record<string, Names> = {
  mm: plural('millimeter'),
  cm: plural('centimeter'),
  dm: plural('decimeter'),
  m: plural('meter'),
  km: plural('kilometer'),
  in: ['inch', 'inches'],
  ft: ['foot', 'feet'],
  yd: plural('yard'),
  mi: plural('mile'),
};
const powers = Object.entries(lengths).flatMap(([length, [one, many]]) => {
  const named = (kind: string): Names => [`${kind} ${one}`, `${kind} ${many}`];
  return [
    ...['²', '2', '^2'].map((sign): [string, Names] => [length + sign, named('square')]),
    ...['³', '3', '^3'].map((sign): [string, Names] => [length + sign, named('cubic')]),
    ...['sq ', 'sq. '].map((sign): [string, Names] => [sign + length, named('square')]),
    ...['cu ', 'cu. '].map((sign): [string, Names] => [sign + length, named('cubic')]),
  ];
});

/** Units of science, medicine and engineering, besides those of everyday life. */
export const scienceUnits: Record<string, Names> = {
  ...Object.fromEntries(parts),
  ...Object.fromEntries(powers),
  ly: ['light year', 'light years'],
  kpc: plural('kiloparsec'),
  Mpc: plural('megaparsec'),
  Myr: ['million years', 'million years'],
  kyr: ['thousand years', 'thousand years'],
  Gyr: ['billion years', 'billion years'],
  eV: plural('electronvolt'),
  keV: plural('kiloelectronvolt'),
  MeV: plural('megaelectronvolt'),
  GeV: plural('gigaelectronvolt'),
  TeV: plural('teraelectronvolt'),
  amu: ['atomic mass unit', 'atomic mass units'],
  kDa: plural('kilodalton'),
  THz: both('terahertz'),
  MPa: plural('megapascal'),
  GPa: plural('gigapascal'),
  mbar: plural('millibar'),
  inHg: ['inch of mercury', 'inches of mercury'],
  'in Hg': ['inch of mercury', 'inches of mercury'],
  Torr: both('torr'),
  GJ: plural('gigajoule'),
  mJ: plural('millijoule'),
  MΩ: plural('megaohm'),
  Bq: plural('becquerel'),
  mSv: plural('millisievert'),
  mGy: plural('milligray'),
  mK: both('millikelvin'),
  mM: both('millimolar'),
  nM: both('nanomolar'),
  mEq: plural('milliequivalent'),
  IU: ['international unit', 'international units'],
  ng: plural('nanogram'),
  ug: plural('microgram'),
  uL: plural('microliter'),
  μL: plural('microliter'),
  kVA: both('K V A'),
  ppb: ['part per billion', 'parts per billion'],
  arcsec: plural('arcsecond'),
  arcmin: plural('arcminute'),
  Bft: both('Beaufort'),
  dl: plural('deciliter'),
  hl: plural('hectoliter'),
  N·m: ['newton meter', 'newton meters'],
  'N/kg': ['newton per kilogram', 'newtons per kilogram'],
  'N/m': ['newton per meter', 'newtons per meter'],
  'N/m²': ['newton per square meter', 'newtons per square meter'],
  'N/C': ['newton per coulomb', 'newtons per coulomb'],
  'J/kg': ['joule per kilogram', 'joules per kilogram'],
  'J/K': ['joule per kelvin', 'joules per kelvin'],
  'J/s': ['joule per second', 'joules per second'],
  'J/mol': ['joule per mole', 'joules per mole'],
  'V/m': ['volt per meter', 'volts per meter'],
  cfs: ['cubic foot per second', 'cubic feet per second'],
  'm³/s': ['cubic meter per second', 'cubic meters per second'],
  'lb-ft': ['pound foot', 'pound feet'],
  lb·ft: ['pound foot', 'pound feet'],
  'ft-lb': ['foot pound', 'foot pounds'],
  'ft-lbs': ['foot pound', 'foot pounds'],
  ft·lb: ['foot pound', 'foot pounds'],
  'dB(A)': ['decibel A', 'decibels A'],
  dBA: ['decibel A', 'decibels A'],
  'lb/in²': per('pound', 'square inch'),
  Tbs: plural('tablespoon'),
  tbl: plural('tablespoon'),
  tbsps: plural('tablespoon'),
  tsps: plural('teaspoon'),
  'ft/s²': ['foot per second squared', 'feet per second squared'],
  'cm/s²': ['centimeter per second squared', 'centimeters per second squared'],
  nts: plural('night'),
};
