import lists from '../lists.json' with { type: 'json' };
import file from '../units.json' with { type: 'json' };

/** Singular and plural. */
export type Names = readonly [one: string, many: string];
export const both = (word: string): Names => [word, word];
export const plural = (word: string): Names => [word, `${word}s`];

/** What is counted by, besides units of measure. */
export const periods: Record<string, string> = lists.periods;

const irregular: Readonly<Record<string, string>> = { foot: 'feet', inch: 'inches' };

/** A name of units.json: of `square foot per second` the plural is derived, `=hertz` has none. */
function namesOf(name: string): Names {
  if (name.startsWith('=')) return both(name.slice(1));
  const [one = '', many] = name.split('|');
  if (many) return [one, many];
  const [, before = '', noun = '', rest = ''] = /^(.*? )??(\S+)( (?:per|of) .*)?$/.exec(one) ?? [];
  return [one, `${before}${irregular[noun] ?? `${noun}s`}${rest}`];
}

const listed = Object.entries(file.units).flatMap(([name, written]) =>
  written.split(', ').map((one): [string, Names] => [one, namesOf(name)]),
);
/** km, mL, µg: a prefix before a base. */
const prefixed = Object.entries(file.prefixed).flatMap(([base, signs]) => {
  const [sign = '', ...words] = base.split(' ');
  const name = words.join(' ');
  return Object.entries(file.prefixes)
    .filter(([prefix]) => signs.includes(prefix))
    .map(([prefix, word]): [string, Names] => [
      prefix + sign,
      namesOf(name.startsWith('=') ? `=${word}${name.slice(1)}` : word + name),
    ]);
});
/** Areas and volumes of each length: mm³, in2, cu yd, sq. in. */
const powers = [...listed, ...prefixed]
  .filter(([length]) => file.areas.split(' ').includes(length))
  .flatMap(([length, [one, many]]) =>
    [
      { name: 'square', signs: ['²', '2', '^2'], short: 'sq' },
      { name: 'cubic', signs: ['³', '3', '^3'], short: 'cu' },
    ].flatMap(({ name, signs, short }) =>
      [...signs.map((sign) => length + sign), `${short} ${length}`, `${short}. ${length}`].map(
        (written): [string, Names] => [written, [`${name} ${one}`, `${name} ${many}`]],
      ),
    ),
  );

/** Units of measure, by all that they are written with. */
export const units: Readonly<Record<string, Names>> = Object.fromEntries([
  ...powers,
  ...prefixed,
  ...listed,
]);

/** Units of electricity and data as they are typed without capitals, directly behind the figure. */
export const typedUnits: Readonly<Record<string, Names>> = {
  ...Object.fromEntries(
    file.typed.split(' ').flatMap((one) => (units[one] ? [[one.toLowerCase(), units[one]]] : [])),
  ),
  ma: plural('milliamp'),
};
