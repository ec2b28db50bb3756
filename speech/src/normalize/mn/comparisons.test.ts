import { expect, test } from 'vitest';
import { normalize } from '../normalize.ts';

test.each([
  ['Ирц > 50% байв.', 'Ирц тавин хувиас их байв.'],
  ['Температур < -20°C бол', 'Температур хасах хорин градусаас бага бол'],
  ['Үнэ < 5000₮ бол ав.', 'Үнэ таван мянган төгрөгөөс бага бол ав.'],
  ['Хэрэв x > 5 бол', 'Хэрэв экс таваас их бол'],
  ['Хэрэв 5 > 3 бол', 'Хэрэв тав гурваас их бол'],
  ['Цэнэг ≥ 80% үед', 'Цэнэг наян хувь ба түүнээс дээш үед'],
  ['Хурд ≤60 км/ц', 'Хурд цагт жаран километр ба түүнээс доош'],
])('%s: %s', (written, spoken) => {
  expect(normalize(written, { language: 'mn' }).spoken).toBe(spoken);
});

test('not before a range, nor before what goes on', () => {
  for (const written of ['>5-10', '>140/90'])
    expect(normalize(written, { language: 'mn' }).spoken).not.toContain('аас их');
});
