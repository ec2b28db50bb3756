import { expect, test } from 'vitest';
import { checkRows } from '../../../testing/check-rows.ts';
import { normalize, usedEntries } from '../../normalize.ts';

/** Returns what is said for one word if the user's only entry is `written`, said as `spoken`. */
function read(written: string, spoken: string, text: string): string {
  const dictionary = [{ written, spoken, inflected: true }];
  const { tokens, spoken: said } = normalize(text, { language: 'mn', dictionary });
  return tokens.some(({ kind }) => kind === 'dictionary') ? said : `(${said})`;
}

test('an entry with its endings is said in each of them, in the harmony of what is said', () => {
  checkRows(
    [
      // Word, what is said, a form of the word, how that is said.
      ['Дорж', 'Дэрж', 'Доржийн', 'Дэржийн'],
      ['Дорж', 'Дэрж', 'Доржоос', 'Дэржээс'],
      ['Дорж', 'Дэрж', 'Доржоор', 'Дэржээр'],
      ['Дорж', 'Дэрж', 'Доржтой', 'Дэржтэй'],
      ['Дорж', 'Дэрж', 'Доржид', 'Дэржид'],
      ['ном', 'дэвтэр', 'номууд', 'дэвтэрүүд'],
      ['ном', 'сан', 'номуудаас', 'сануудаас'],
      ['ном', 'гол', 'номын', 'голын'],
      ['ном', 'гол', 'номыг', 'голыг'],
      ['ном', 'гол', 'номгүй', 'голгүй'],
      ['гэр', 'гар', 'гэртэй', 'гартай'],
      ['гэр', 'гар', 'гэрээсээ', 'гараасаа'],
      ['өдөр', 'шөнө', 'өдөртэй', 'шөнөтэй'],
      ['БОЛД', 'Батболд', 'БОЛДЫН', 'Батболдын'],
      ['Их хурал', 'Ардын хурал', 'Их хурлаас', 'Ардын хурлаас'],
    ] as const,
    ([word, , form]) => `${word}: ${form}`,
    ([word, spoken, form, said]) => {
      expect(read(word, spoken, form)).toBe(said);
    },
  );
});

test('vowels that fall out, soft signs, final vowels and the hidden н are known', () => {
  checkRows(
    [
      ['хурал', 'цуглаан', 'хурлын', 'цуглааны'],
      ['хурал', 'цуглаан', 'хуралд', 'цуглаанд'],
      ['газар', 'тамар', 'газраас', 'тамраас'],
      ['дэвтэр', 'цэцэр', 'дэвтрийн', 'цэцрийн'],
      ['дэвтэр', 'цэцэр', 'дэвтэрийн', 'цэцэрийн'],
      ['хүүхэд', 'нялх', 'хүүхдүүд', 'нялхууд'],
      ['амьтан', 'араатан', 'амьтны', 'араатны'],
      ['сургууль', 'их газар', 'сургуулийн', 'их газрын'],
      ['сургууль', 'их газар', 'сургуулиас', 'их газраас'],
      ['сургууль', 'их газар', 'сургуулиа', 'их газраа'],
      ['сургууль', 'их газар', 'сургуульд', 'их газарт'],
      ['морь', 'мод', 'морины', 'модны'],
      ['компани', 'пүүс', 'компанийн', 'пүүсийн'],
      ['компани', 'пүүс', 'компаниас', 'пүүсээс'],
      ['байгууллага', 'газар', 'байгууллагын', 'газрын'],
      ['далай', 'нуур', 'далайн', 'нуурын'],
      ['далай', 'нуур', 'далайд', 'нуурт'],
      ['мод', 'бут', 'модноос', 'бутнаас'],
      ['улс', 'орон', 'улсад', 'оронд'],
    ] as const,
    ([word, , form]) => `${word}: ${form}`,
    ([word, spoken, form, said]) => {
      expect(read(word, spoken, form)).toBe(said);
    },
  );
});

test('possessives keep the vowel of the word', () => {
  checkRows(
    [
      ['ном', 'гол', 'номоо', 'голоо'],
      ['ном', 'гол', 'номынх', 'голынх'],
      ['ном', 'гол', 'номынхоо', 'голынхоо'],
      ['ном', 'гэр', 'номынхоо', 'гэрийнхээ'],
      ['ном', 'гэр', 'номондоо', 'гэрэндээ'],
      ['ах', 'дүү', 'ахынхаа', 'дүүгийнхээ'],
    ] as const,
    ([word, , form]) => `${word}: ${form}`,
    ([word, spoken, form, said]) => {
      expect(read(word, spoken, form)).toBe(said);
    },
  );
});

test('other words that begin alike are left alone', () => {
  checkRows(
    [
      ['ном', 'номхон'],
      ['ном', 'номаас'],
      ['бар', 'барилга'],
      ['бар', 'барг'],
      ['гэр', 'гэрэл'],
      ['гэр', 'гэраас'],
      ['нар', 'наран'],
      ['мал', 'малчид'],
      ['хар', 'хараад'],
      ['Болд', 'Болдбаатар'],
    ] as const,
    ([word, other]) => `${word}: ${other}`,
    ([word, other]) => {
      expect(read(word, 'огт өөр', other)).toBe(`(${other})`);
    },
  );
});

test('endings are not a choice of entries that did not make it, of English texts or of Latin words', () => {
  const spoken = { written: 'хурал', spoken: 'цуглаан' };
  const say = (inflected: boolean, language: 'mn' | 'en') =>
    normalize('хурлын', { language, dictionary: [{ ...spoken, inflected }] }).tokens[0]?.kind;
  expect(say(true, 'mn')).toBe('dictionary');
  expect(say(false, 'mn')).toBe('word');
  expect(say(true, 'en')).not.toBe('dictionary');
  expect(read('хурал', 'meeting', 'хурлын')).toBe('(хурлын)');
});

test('a word’s own entry wins over the ending of another, and the longer word over the shorter', () => {
  const dictionary = [
    { written: 'Бат', spoken: 'Бадам', inflected: true },
    { written: 'Батын', spoken: 'Балжин' },
    { written: 'Бат Эрдэнэ', spoken: 'Дэлгэр', inflected: true },
  ];
  const say = (text: string) => normalize(text, { language: 'mn', dictionary }).spoken;
  expect(say('Батын ном')).toBe('Балжин ном');
  const { tokens } = normalize('Батын', { language: 'mn', dictionary });
  expect(usedEntries('Батын', tokens, dictionary)).toEqual([dictionary[1]]);
  expect(say('Батаас')).toBe('Бадамаас');
  expect(say('Бат Эрдэнээс')).toBe('Дэлгэрээс');
});

test('the entries that a text uses in other forms read it alike, each once', () => {
  const dictionary = [
    { written: 'хурал', spoken: 'цуглаан', inflected: true },
    { written: 'хурл', spoken: 'өөр', inflected: true },
    { written: 'ном', spoken: 'дэвтэр', inflected: true },
  ];
  const text = 'Хурлын дараа хурлаас гарав.';
  const { tokens, spoken } = normalize(text, { language: 'mn', dictionary });
  const used = usedEntries(text, tokens, dictionary);
  expect(used).toHaveLength(1);
  expect(normalize(text, { language: 'mn', dictionary: used })).toEqual({ tokens, spoken });
});
