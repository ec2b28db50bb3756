import { type NodeCue, parseSync } from 'subtitle';
import { describe, expect, it } from 'vitest';
import { toSrt, toVtt } from './subtitles.ts';
import { timed } from './testing/timed-words.ts';

const texts: Record<string, string[]> = {
  mongolian: [
    'Өнөөдөр цаг агаар сайхан байна, нар гарч байна. Маргааш бороо орно! «Тийм үү?» гэж тэр асуув.\nДараагийн мөр энд байна.',
    'Хоёр дахь хэсэг: богино.',
  ],
  short: ['А. Б. В. Г. Д. Е. Ё. Ж.'],
  unbroken: [`Холбоос ${'х'.repeat(130)} энд.`],
  marked: ['5 < 6 & 7 > 2 --> <b>bold</b> 😀 гэсэн.'],
};

function cuesOf(file: string): { start: number; end: number; text: string }[] {
  return parseSync(file)
    .filter((node): node is NodeCue => node.type === 'cue')
    .map(({ data }) => data);
}

describe.each(Object.entries(texts))('%s', (_name, segments) => {
  it.each([20, 70, 400])('a parser reads it, in readable cues, at %i ms a letter', (speed) => {
    const words = timed(segments, speed);
    for (const cues of [cuesOf(toSrt(segments, words)), cuesOf(toVtt(segments, words))]) {
      expect(cues.length).toBeGreaterThan(0);
      let free = 0;
      for (const { start, end, text } of cues) {
        expect(start).toBeGreaterThanOrEqual(free);
        expect(end - start).toBeGreaterThanOrEqual(1000);
        expect(end - start).toBeLessThanOrEqual(7000);
        free = end;
        const lines = text.replace(/&(amp|lt|gt);/g, '+').split('\n');
        for (const line of lines) expect([...line].length).toBeLessThanOrEqual(42);
      }
    }
  });

  it('holds every typed character but blanks, in order', () => {
    const shown = cuesOf(toSrt(segments, timed(segments, 70))).map(({ text }) => text);
    const bare = (text: string) => text.replace(/\s/g, '').replaceAll('-->', '->');
    expect(bare(shown.join(''))).toBe(bare(segments.join('')));
  });
});

it('follows the words: a cue is on the screen while its words are spoken', () => {
  const segments = texts.mongolian ?? [];
  const words = timed(segments, 70);
  const [first] = cuesOf(toSrt(segments, words));
  expect(first?.text).toBe('Өнөөдөр цаг агаар сайхан байна,\nнар гарч байна.');
  expect(first?.start).toBe(words[0]?.startMs);
  expect(first?.end).toBeGreaterThanOrEqual(words[7]?.endMs ?? 0);
  expect(first?.end).toBeLessThanOrEqual(words[8]?.startMs ?? 0);
});

it('breaks two lines where they are about as long', () => {
  const segments = ['Манай ангийн 25 сурагч өчигдөр Өвөрхангай аймагт очив.'];
  const [cue] = cuesOf(toSrt(segments, timed(segments, 70)));
  expect(cue?.text).toBe('Манай ангийн 25 сурагч өчигдөр\nӨвөрхангай аймагт очив.');
});

it('writes hours and escapes what VTT would take for a tag', () => {
  const word = { segment: 0, start: 0, end: 5, startMs: 3_723_004, endMs: 3_725_000 };
  expect(toVtt(['a<b&c'], [{ ...word, estimated: true }])).toBe(
    'WEBVTT\n\n01:02:03.004 --> 01:02:05.000\na&lt;b&amp;c\n',
  );
});

it.each(['-->', '--->', '------->', '-->-->'])('%s in a text is not a time', (arrow) => {
  const text = `нэг ${arrow} хоёр`;
  const file = toSrt([text], timed([text], 70));
  expect(file.match(/-->/g)).toHaveLength(1);
  expect(cuesOf(file)).toHaveLength(1);
});
