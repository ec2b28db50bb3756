import { expect, test } from 'vitest';
import { normalize } from '../normalize.ts';

// Latin names among Mongolian words: known ones, names of models, Mongolian names as passports write them, galig.
test.each([
  ['Samsung Galaxy A55', 'самсунг галакси эй тавин тав'],
  ['Xiaomi Redmi Note 13 Pro', 'шяоми рэдми ноут арван гурван про'],
  ['Intel Core i7-13700', 'интел кор ай долоо арван гурван мянга долоон зуу'],
  ['RTX 4090 карт', 'ар ти экс дөрвөн мянга ерэн карт'],
  ['Altantsetseg, Munkhbat', 'алтанцэцэг, мөнхбат'],
  ['Khuvsgul нуур', 'хөвсгөл нуур'],
  ['bat.erdene@gmail.com', 'бат цэг эрдэнэ эт жимэйл цэг ком'],
  ['sain uu bi UB-d bna', 'сайн уу би Улаанбаатарт байна'],
  ['The weather is nice', 'The weather is nice'],
])('%s', (written, spoken) => {
  expect(normalize(written, { language: 'mn' }).spoken).toBe(spoken);
});
