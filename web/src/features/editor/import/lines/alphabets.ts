/** Russian letters, as Word counts with them: without Ё, Й, Ъ, Ы, Ь. */
export const russianNumbers = 'абвгдежзиклмнопрстуфхцчшщэюя';
const alphabets = [
  'abcdefghijklmnopqrstuvwxyz',
  'абвгдеёжзийклмноөпрстуүфхцчшщъыьэюя',
  'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  russianNumbers,
];

/** Whether letters follow each other as in an alphabet. */
export const isAlphabetical = (letters: string): boolean =>
  alphabets.some((alphabet) => alphabet.includes(letters.toLowerCase()));
