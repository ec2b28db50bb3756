import type { Language } from '@duu/contract/language';
import { expect, test } from 'vitest';
import { checkRows } from '../../testing/check-rows.ts';
import { fold } from '../fold.ts';
import { normalize } from '../normalize.ts';
import { tidy } from './tidy.ts';

test('what layout and markup added is gone before a rule reads a text', () => {
  checkRows<readonly [Language, string, string]>(
    [
      // Ornaments.
      ['mn', '=== Оршил ===', 'Оршил'],
      ['en', '-=-=-=-', ''],
      ['en', '+++ News +++\n%%%%\nRain.', 'News. Rain.'],
      ['en', 'Part one ====== Part two', 'Part one, Part two'],
      ['en', 'if a === b', 'if a equals b'],
      ['en', '^_^ and :-)', 'and'],
      ['en', 'signed ____ by', 'signed blank by'],
      ['en', 'an A+++', 'an A plus plus plus'],
      ['en', '+++News+++', 'News'],
      // Marks of notes.
      ['mn', 'гэж бичжээ.5 Дараа нь ирэв.', 'гэж бичжээ. Дараа нь ирэв.'],
      ['mn', 'гэж бичжээ5 Дараа нь ирэв.', 'гэж бичжээ. Дараа нь ирэв.'],
      ['en', 'as shown by Smith.12 The next', 'as shown by Smith. The next'],
      ['en', 'It fell.”3,4 Then', 'It fell. Then'],
      ['en', 'in 1999.1 Then it', 'in nineteen ninety nine. Then it'],
      ['en', 'See page.12 The end', 'See page. twelve The end'],
      // Tags.
      ['en', 'Wait <break time="1s"/> now.', 'Wait, now.'],
      ['mn', '<prosody rate="slow">Удаан</prosody>', 'Удаан'],
      ['en', '<say-as interpret-as="date">3/4/2020</say-as>', 'March fourth twenty twenty'],
      ['en', '<mstts:express-as style="sad">No</mstts:express-as>', 'No'],
      ['en', '<note>One</note> <!-- two --> three', 'One three'],
      ['en', '10<sup>6</sup> of H<sub>2</sub>O', 'ten to the power of six of H two O'],
      ['en', 'Use the <div> tag.', 'Use the div tag.'],
      ['mn', 'Өнөөдөр <яаралтай> ирээрэй.', 'Өнөөдөр яаралтай ирээрэй.'],
      // Letters with spaces.
      ['mn', 'Т У Ш А А Л', 'тушаал'],
      ['mn', 'М О Н Г О Л   У Л С', 'монгол улс'],
      ['en', 'C O N T E N T S', 'contents'],
      ['en', 'They said N O T H I N G to me.', 'They said nothing to me.'],
      ['en', 'A B C D E', 'A B C D E'],
      ['en', 'spell t h e i r', 'spell t h e i r'],
      // Groups of digits.
      [
        'en',
        "1'234'444 francs",
        'one million two hundred thirty four thousand four hundred forty four francs',
      ],
      ['mn', '1_234 төгрөг', 'мянга хоёр зуун гучин дөрвөн төгрөг'],
    ],
    ([, written]) => written,
    ([language, written, spoken]) => expect(normalize(written, { language }).spoken).toBe(spoken),
  );
});

test('places lead back to the text, and what was left out is a token of its own', () => {
  const text = 'C O N T <b>one</b>, 1_000';
  const { tokens } = normalize(text, { language: 'en' });
  expect(tokens.map(({ start, end, kind }) => `${kind}|${text.slice(start, end)}`)).toEqual([
    ...['word|C', 'space| ', 'word|O', 'space| ', 'word|N', 'space| ', 'word|T', 'space| '],
    ...['dropped|<b>', 'word|one', 'dropped|</b>', 'punctuation|,', 'space| ', 'number|1_000'],
  ]);
  const { text: tidied, ends } = tidy(fold('S a i d <br>so'), 'en');
  expect(tidied).toBe('Said  ,so');
  expect([...ends]).toEqual([1, 3, 5, 7, 8, 12, 12, 13, 14]);
});
