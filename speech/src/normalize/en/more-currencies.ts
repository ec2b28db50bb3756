import lists from './lists.json' with { type: 'json' };

/** Rarer currencies, a line each: how they are written | one | many | a hundredth | hundredths. */
const list = lists.list.join('\n');

/** Each way of writing one of them, with its names. */
export const moreCurrencies: Readonly<
  Record<string, readonly [unit: readonly [string, string], cent: readonly [string, string]]>
> = Object.fromEntries(
  list
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [written = '', one = '', many = '', cent = '', cents = ''] = line.split('|');
      return written.split(' ').map((key) => [
        key,
        [
          [one, many],
          [cent, cents],
        ] as const,
      ]);
    }),
);
