import { expect, test } from 'vitest';
import { checkRows } from '../testing/check-rows.ts';
import { normalize, usedEntries, voiceLanguage } from './normalize.ts';

const dictionary = [
  { written: 'ХХК', spoken: 'ха ха ка' },
  { written: 'Samsung Galaxy', spoken: 'самсунг галакси' },
  { written: '24/7', spoken: 'өдөр шөнөгүй' },
  { written: '№', spoken: 'номер №1' },
];
const say = (text: string) => normalize(text, { language: 'mn', dictionary });

test('entries are said as the user wrote them', () => {
  checkRows(
    [
      ['Дуу ХХК', 'Дуу ха ха ка'],
      ['ххк-ийн захирал', 'ха ха кагийн захирал'],
      ['24/7 ажиллана', 'өдөр шөнөгүй ажиллана'],
      ['samsung galaxy авсан', 'самсунг галакси авсан'],
    ] as const,
    ([written]) => written,
    ([written, spoken]) => {
      expect(say(written).spoken).toBe(spoken);
    },
  );
});

test('an entry applies to whole words only, and is marked as the user’s own', () => {
  const { tokens, spoken } = say('ХХКА ХХК');
  expect(spoken).not.toMatch(/^ха ха ка/);
  expect(tokens.at(-1)).toMatchObject({ kind: 'dictionary', spoken: 'ха ха ка', certain: true });
});

test('an entry wins in the middle of a run of foreign words too', () => {
  const own = [{ written: 'Galaxy', spoken: 'гэлэкси' }];
  const read = (text: string, language: 'mn' | 'en', dictionary: typeof own) => {
    const { tokens } = normalize(text, { language, dictionary });
    return tokens.find(({ kind }) => kind === 'dictionary')?.spoken;
  };
  expect(read('Би Samsung Galaxy Tab авсан', 'mn', own)).toBe('гэлэкси');
  expect(read('I want the new Galaxy phone today гэжээ', 'mn', own)).toBe('гэлэкси');
  const name = [{ written: 'Дорж', spoken: 'Dorge' }];
  expect(read('He said Бат Дорж Болд to me', 'en', name)).toBe('Dorge');
});

test('reads the text around an entry in a foreign phrase as without it', () => {
  const own = [{ written: 'Galaxy', spoken: 'гэлэкси' }];
  const { tokens } = normalize('Samsung Galaxy will be here very soon', {
    language: 'mn',
    dictionary: own,
  });
  expect(tokens[0]).toMatchObject({ kind: 'foreign', spoken: 'самсунг' });
  expect(tokens.at(-1)).toMatchObject({ kind: 'foreign', spoken: 'soon', certain: true });
});

test('figures and signs in what an entry says are read', () => {
  expect(say('№').spoken).toBe('номер дугаар нэг');
});

test('Latin letters stay for the English voice', () => {
  const own = [{ written: 'BTS', spoken: 'Bangtan boys' }];
  const { tokens, spoken } = normalize('BTS дуулав', { language: 'mn', dictionary: own });
  expect(spoken).toBe('Bangtan boys дуулав');
  expect(tokens[0] && voiceLanguage(tokens[0], 'mn')).toBe('en');
});

test('empty entries do nothing', () => {
  const empty = [{ written: ' ', spoken: 'юу ч биш' }];
  expect(normalize('Сайн уу', { language: 'mn', dictionary: empty }).spoken).toBe('Сайн уу');
});

test('the entries that a text uses read it alike', () => {
  const text = 'ххк-ийн Samsung Galaxy, Дуу ХХК';
  const used = usedEntries(text, say(text).tokens, dictionary);
  expect(used.map(({ written }) => written)).toEqual(['ХХК', 'Samsung Galaxy']);
  expect(normalize(text, { language: 'mn', dictionary: used })).toEqual(say(text));
  expect(usedEntries('Сайн уу', say('Сайн уу').tokens, dictionary)).toEqual([]);
});

test('an entry that is said for a part of a sign is the person’s own too', () => {
  const own = [
    { written: 'c', spoken: 'цахим шуудан' },
    { written: 'a b', spoken: 'юу ч биш' },
  ];
  const options = { language: 'mn', dictionary: own } as const;
  const { tokens, spoken } = normalize('℀', options);
  expect(spoken).toMatch(/цахим шуудан$/);
  expect(tokens).toMatchObject([{ start: 0, end: 1, kind: 'dictionary', spoken }]);
  expect(usedEntries('℀', tokens, own)).toEqual([own[0]]);
});

test('an entry is read when a text first uses it, whatever the number of segments', () => {
  let reads = 0;
  const counted = (written: string) => ({
    written,
    get spoken() {
      reads++;
      return '123';
    },
  });
  const own = Array.from({ length: 1000 }, (_, at) => counted(`үг${at}`));
  const options = { language: 'mn', dictionary: own } as const;
  for (let at = 0; at < 500; at++) normalize('үг7 нэг үг7', options);
  expect(reads).toBeLessThan(10);
});

test('the written forms of a dictionary are compared once, whatever the number of segments', () => {
  let reads = 0;
  const own = Array.from({ length: 1000 }, (_, at) => ({
    get written() {
      reads++;
      return `үг${at}`;
    },
    spoken: 'нэг',
  }));
  const { tokens } = normalize('үг7', { language: 'mn', dictionary: own.slice(0, 10) });
  reads = 0;
  for (let at = 0; at < 500; at++) expect(usedEntries('үг7', tokens, own)).toEqual([own[7]]);
  expect(reads).toBeLessThan(5000);
});
