import { expect, test } from 'vitest';
import { name } from './name.ts';

test.each([
  ['  Миний\n ном ', 'Миний ном'],
  ['e\u0301', '\u00e9'],
  ['👩\u200d👩\u200d👧', '👩\u200d👩\u200d👧'],
  ['а'.repeat(120), 'а'.repeat(120)],
])('%j is kept as %j', (given, kept) => expect(name.parse(given)).toBe(kept));

test.each([
  ['nothing', ' \n '],
  ['nothing that is seen', '\u200b\u200d'],
  ['fillers that look like nothing', '\u3164\u115f\uffa0\u2800'],
  ['marks on nothing', '\u0301\u034f'],
  ['too much', 'а'.repeat(121)],
  ['half a surrogate pair', 'a\ud800'],
  ['a control character', 'a\u0000b'],
  ['an escape', '\u001b[31m'],
  ['an override of direction', 'txt.\u202egpj'],
  ['an isolate of direction', 'a\u2066b'],
])('%s is not a name', (_, given) => expect(name.safeParse(given).success).toBe(false));
