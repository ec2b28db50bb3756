// What the reader's letters of two alphabets are mistaken for, mended where there is no doubt.

/** Ukrainian letters, which Mongolian never has. */
const foreign: Readonly<Record<string, string>> = {
  є: 'ө',
  Є: 'Ө',
  ї: 'ү',
  Ї: 'Ү',
  і: 'i',
  І: 'I',
};
/** Latin letters and the Cyrillic ones that look like them. */
const alike = new Map(
  Object.entries({
    a: 'а',
    c: 'с',
    e: 'е',
    o: 'о',
    p: 'р',
    x: 'х',
    y: 'у',
    k: 'к',
    m: 'м',
    h: 'н',
    b: 'в',
    r: 'г',
    t: 'т',
    A: 'А',
    B: 'В',
    C: 'С',
    E: 'Е',
    H: 'Н',
    K: 'К',
    M: 'М',
    O: 'О',
    P: 'Р',
    T: 'Т',
    X: 'Х',
    Y: 'У',
  }),
);
const back = new Map([...alike].map(([latin, cyrillic]) => [cyrillic, latin]));

const count = (word: string, of: RegExp) => word.match(of)?.length ?? 0;

/** Writes letters of one alphabet with those of the other, if all of them look like one there. */
function withLetters(word: string, of: RegExp, by: ReadonlyMap<string, string>): string {
  const wrong = word.match(of) ?? [];
  return wrong.every((letter) => by.has(letter))
    ? word.replace(of, (letter) => by.get(letter) ?? letter)
    : word;
}

/**
 * Returns a word with the letters that its own alphabet has. A word of both alphabets gets those of the one that has more
 * letters which the other can't have.
 */
export function mendWord(word: string): string {
  const known = word.replace(/[єЄїЇ]/g, (letter) => foreign[letter] ?? letter);
  const [latin, cyrillic] = [/[A-Za-z]/g, /[А-Яа-яЁёӨөҮү]/g];
  if (count(known, latin) === 0 || count(known, cyrillic) === 0) return known;
  // "wi-Fi-аар": a name with a Mongolian ending is right as it is.
  return known
    .split(/(?<=[-–])/)
    .map((part) => {
      const [latins, cyrillics] = [part.match(latin) ?? [], part.match(cyrillic) ?? []];
      if (latins.length === 0 || cyrillics.length === 0) return part;
      const onlyLatin = latins.filter((letter) => !alike.has(letter)).length;
      const onlyCyrillic = cyrillics.filter((letter) => !back.has(letter)).length;
      return onlyLatin > onlyCyrillic
        ? withLetters(part, cyrillic, back)
        : withLetters(part, latin, alike);
    })
    .join('');
}
