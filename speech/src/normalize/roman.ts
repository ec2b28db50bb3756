const values: Record<string, number> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
const shape = /^(?=.)M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;
/** Cyrillic letters typed in place of similar Latin ones: ХХI, ХІХ. */
const lookalikes: Record<string, string> = { Х: 'X', І: 'I', М: 'M', С: 'C', Ү: 'V' };

/** The value of a well-formed Roman numeral in capitals, 1 to 3999; undefined for anything else. */
export function romanValue(written: string): number | undefined {
  const latin = [...written].map((letter) => lookalikes[letter] ?? letter).join('');
  if (!shape.test(latin)) return undefined;
  let total = 0;
  for (let at = 0; at < latin.length; at++) {
    const here = values[latin.charAt(at)] ?? 0;
    total += here < (values[latin.charAt(at + 1)] ?? 0) ? -here : here;
  }
  return total > 0 ? total : undefined;
}
