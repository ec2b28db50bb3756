import { randomInt } from 'node:crypto';
import { countSegments } from '../contract/src/count-segments.ts';

/** Each clause has a place (*) for a unique word, because chunks (clauses or sentences) are cached by their text. */
const sentences = [
  'Өглөө эрт * уулын цаанаас нар мандахад * тал нутаг алтан шаргал өнгөөр гийдэг.',
  'Манай * хот жил бүр өргөжиж, шинэ зам болон * сургууль, * цэцэрлэг баригдсаар байна.',
  'Өвөө маань * морин хуураа тохируулж, намуухан * аялгуу эгшиглүүлэв.',
  'Шинэ жилийн өмнөх өдөр 25 * хүүхэд цасан дээр * тоглоцгоож байлаа.',
  'Номын санд суусан * оюутнууд шалгалтдаа бэлдэж, * ном чимээгүйхэн уншина.',
];

const syllables =
  'ба бо бү га го гэ да до дө ла ло лэ ма мо мө на но нэ ра ро рэ са со сө та то тэ ха хо хү'.split(
    ' ',
  );
const used = new Set<string>();

/** Returns a new random word of five syllables, one of 24 million. */
function newWord(): string {
  for (;;) {
    const parts = Array.from({ length: 5 }, () => syllables[randomInt(syllables.length)]);
    const word = `${parts.join('')}н`;
    if (used.has(word)) continue;
    used.add(word);
    return word;
  }
}

/** Returns exactly so many characters in paragraphs of five sentences; no clause of it was ever spoken before. */
export function newText(characters: number): string {
  const paragraphs: string[] = [];
  let left = characters;
  while (left >= 2) {
    const paragraph = sentences.join(' ').replace(/\*/g, newWord);
    paragraphs.push([...paragraph].slice(0, left).join('').trimEnd());
    left = characters - countSegments(paragraphs);
  }
  return paragraphs.join('\n') + 'а'.repeat(left);
}
