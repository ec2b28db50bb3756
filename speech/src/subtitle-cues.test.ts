import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cue, cueLimits, cues } from './subtitle-cues.ts';
import { timed } from './testing/timed-words.ts';

const shown = (found: readonly Cue[]): string[] => found.map(({ lines }) => lines.join(' '));
const bare = (text: string): string => text.replace(/\s/g, '');

const word = fc.stringMatching(/^[а-я]{2,14}$/);
/** A sentence as words and commas, with a capital and an end that no other sentence has inside. */
const sentence = fc
  .tuple(
    fc.array(fc.tuple(word, fc.boolean()), { minLength: 1, maxLength: 30 }),
    fc.constantFrom('.', '!', '?', '…'),
  )
  .map(([words, mark]) => {
    const text = words
      .map(([one, comma], at) => (comma && at < words.length - 1 ? `${one},` : one))
      .join(' ');
    return `Х${text}${mark}`;
  });
const paragraph = fc.array(sentence, { minLength: 1, maxLength: 5 });
const segment = fc.array(paragraph, { minLength: 1, maxLength: 3 });
const document = fc.array(segment, { minLength: 1, maxLength: 3 });
const perLetter = fc.integer({ min: 25, max: 160 });

describe('texts of sentences', () => {
  it('a text gets cues within the limits, in order, with every character once', () => {
    fc.assert(
      fc.property(document, perLetter, (texts, ms) => {
        const segments = texts.map((paragraphs) =>
          paragraphs.map((one) => one.join(' ')).join('\n'),
        );
        const words = timed(segments, ms);
        const found = cues(segments, words);
        expect(bare(shown(found).join(''))).toBe(bare(segments.join('')));
        let free = 0;
        for (const { startMs, endMs, lines } of found) {
          expect(startMs).toBeGreaterThanOrEqual(free);
          expect(endMs - startMs).toBeLessThanOrEqual(cueLimits.maxMs);
          expect(lines.length).toBeLessThanOrEqual(cueLimits.lines);
          for (const line of lines) expect([...line].length).toBeLessThanOrEqual(cueLimits.line);
          free = endMs;
        }
      }),
    );
  });

  it('a cue never joins the end of a sentence with the start of the next, nor two paragraphs', () => {
    fc.assert(
      fc.property(document, perLetter, (texts, ms) => {
        const segments = texts.map((paragraphs) =>
          paragraphs.map((one) => one.join(' ')).join('\n'),
        );
        const found = shown(cues(segments, timed(segments, ms))).map(bare);
        let at = 0;
        for (const one of texts.flat()) {
          const own = bare(one.join(''));
          let inside = '';
          while (inside.length < own.length) inside += found[at++] ?? '\0';
          expect(inside).toBe(own);
        }
        for (const cue of found) {
          const marks = [...cue.matchAll(/[.!?…]/g)].map(({ index }) => index);
          if (marks.some((mark) => mark < cue.length - 1)) expect(cue).toMatch(/^Х.*[.!?…]$/);
        }
      }),
    );
  });

  it('cues end at the commas of a sentence if every clause fits', () => {
    const clause = fc.array(word, { minLength: 2, maxLength: 4 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.array(clause, { minLength: 1, maxLength: 8 }), (clauses) => {
        const text = `${clauses.join(', ')}.`;
        // At most 4 words of 14 letters: no clause is longer than a cue.
        for (const cue of shown(cues([text], timed([text], 70)))) expect(cue).toMatch(/[,.]$/);
      }),
    );
  });

  it('each cue lasts a second at the usual speed, and is never more than a second late', () => {
    fc.assert(
      fc.property(document, perLetter, (texts, ms) => {
        const segments = texts.map((paragraphs) =>
          paragraphs.map((one) => one.join(' ')).join('\n'),
        );
        const words = timed(segments, ms);
        let at = 0;
        let letters = '';
        for (const { startMs, endMs, lines } of cues(segments, words)) {
          const first = words[at];
          expect(startMs - (first?.startMs ?? 0)).toBeLessThanOrEqual(cueLimits.lateMs);
          letters = lines.join('').replace(/[^а-яХ]/g, '');
          for (let left = letters.length; left > 0; at++)
            left -= (words[at]?.end ?? 0) - (words[at]?.start ?? 0);
          const next = words[at]?.startMs ?? Number.POSITIVE_INFINITY;
          if (next - startMs >= cueLimits.minMs)
            expect(endMs - startMs).toBeGreaterThanOrEqual(cueLimits.minMs);
        }
      }),
    );
  });
});

/** The cues of a text that is spoken without pauses. */
const endsOf = (text: string): string[] => shown(cues([text], timed([text], 70, 0)));

describe('sentences', () => {
  it.each([
    ['Ч. Лодойдамбын «Тунгалаг Тамир» романыг олон хүн уншсан.', 1],
    ['Доц. Д. Батбаяр 2026.11.22-нд лекц уншина.', 1],
    ['Mr. Smith met Dr. Lee at 9 p.m. in the U.S. Senate.', 1],
    ['Prof. Baatar teaches at the university near St. Mary.', 1],
    ['The train to the coast is late. We took the bus instead.', 2],
    ['Энэ бол эхний өгүүлбэр юм. Энэ бол хоёр дахь нь.', 2],
    ['"Are you ready?" she asked. "I am ready now!" he said.', 2],
    ['1. Эхлээд усаа буцалгана. Дараа нь цайгаа хийнэ.', 2],
  ])('%s has %i sentences', (text, count) => {
    expect(endsOf(text)).toHaveLength(count);
  });

  it('sentences share a cue if one is too short to read, and are whole in it', () => {
    const text = 'Тийм. Би мэднэ. Гэхдээ энэ удаад чамд хэлэхгүй байж болох уу?';
    expect(shown(cues([text], timed([text], 70)))).toEqual(['Тийм. Би мэднэ.', text.slice(16)]);
  });

  it('sentences end with a pause after an abbreviation', () => {
    const text = 'They live in the U.S. The flight takes ten hours.';
    const words = timed([text], 70, 0);
    const paused = words.map((one) =>
      one.start > text.indexOf('U.S') + 2
        ? { ...one, startMs: one.startMs + 400, endMs: one.endMs + 400 }
        : one,
    );
    expect(shown(cues([text], words))).toHaveLength(1);
    expect(shown(cues([text], paused))).toEqual([
      'They live in the U.S.',
      'The flight takes ten hours.',
    ]);
  });
});

describe('long sentences', () => {
  it.each([
    [
      'The committee that was appointed by the ministry in the spring published its report on the state of the rural schools.',
      'The committee that was appointed by the ministry in the spring',
    ],
    [
      'We waited at the station for almost two hours because the driver of the bus had lost the key to the door.',
      'We waited at the station for almost two hours',
    ],
    [
      'Монгол улсын засгийн газар өнгөрсөн долоо хоногт хуралдаж хөдөө орон нутгийн сургуулийн барилгын асуудлыг хэлэлцээд шийдвэр гаргав.',
      'Монгол улсын засгийн газар өнгөрсөн долоо хоногт хуралдаж',
    ],
  ])('a long sentence without commas is broken between phrases: %s', (text, first) => {
    expect(endsOf(text)).toEqual([first, text.slice(first.length + 1)]);
  });
});

it('keeps up with a list of short lines at double speed', () => {
  const text = Array.from({ length: 60 }, () => 'Ном').join('\n');
  const words = timed([text], 30);
  const found = cues([text], words);
  expect(found).toHaveLength(60);
  expect((found.at(-1)?.startMs ?? 0) - (words.at(-1)?.startMs ?? 0)).toBeLessThanOrEqual(
    cueLimits.lateMs,
  );
});

it('gives each sentence of a long text its cue', () => {
  const text = 'Энэ бол нэлээд урт өгүүлбэр, таслалтай, бас цэгтэй. '.repeat(1000).trim();
  expect(cues([text], timed([text], 70))).toHaveLength(1000);
});
