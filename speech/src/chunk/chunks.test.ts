import { defaultPauses } from '@duu/contract/pauses';
import { describe, expect, it } from 'vitest';
import { seeded } from '../testing/seeded.ts';
import type { Chunk } from './chunk-types.ts';
import { sizeIn } from './fit.ts';
import { type PlanEngine, plan } from './plan.ts';

const parts = [
  'Сайн байна уу',
  'монгол',
  'хэл',
  'улаанбаатар',
  'the quick brown fox',
  ', ',
  '. ',
  '! ',
  '? ',
  '\n',
  '\n\n',
  '; ',
  ' ',
  ' ',
  ' ',
  '«',
  '»',
  '😀',
  '2026 он',
  '3,5',
  '…',
  'ө',
];

function anyText(next: () => number): string {
  let text = '';
  const size = Math.floor(next() * 120);
  for (let at = 0; at < size; at++) text += parts[Math.floor(next() * parts.length)] ?? '';
  return text;
}

const engines: readonly PlanEngine[] = [
  { limit: { unit: 'characters', max: 2000 }, bySentence: true, byClause: true, foreign: 'parts' },
  { limit: { unit: 'characters', max: 2000 }, bySentence: true, foreign: 'parts' },
  { limit: { unit: 'characters', max: 300 } },
  { limit: { unit: 'bytes', max: 120 }, foreign: 'inline' },
  { limit: { unit: 'characters', max: 40 }, foreign: 'respelled' },
];

async function all(
  segments: string[],
  engine: PlanEngine,
): Promise<{ chunks: Chunk[]; spoken: string[] }> {
  const spoken: string[] = [];
  const chunks = await listOf(
    plan({ segments, language: 'mn' }, engine, (segment, { tokens }) => {
      spoken[segment] = [
        spoken[segment] ?? '',
        ...tokens.filter(({ kind }) => kind !== 'punctuation').map((token) => token.spoken),
      ]
        .filter(Boolean)
        .join(' ');
    }),
  );
  return { chunks, spoken };
}

async function listOf<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

/** Returns the words that are empty, overlap the previous word or exceed their text. */
function misplaced(chunk: Chunk, segments: readonly string[]): Chunk['words'] {
  const written = segments[chunk.segment]?.length ?? 0;
  return chunk.words.filter(({ from, to, start, end }, at) => {
    const after = chunk.words[at - 1]?.to ?? 0;
    return from < after || to <= from || to > chunk.text.length || end <= start || end > written;
  });
}

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{M}]/gu, '');

describe('plan', () => {
  it.each(engines)('keeps every word whole, once, in order, within %j', async (engine) => {
    const next = seeded(7);
    let words = 0;
    for (let times = 0; times < 80; times++) {
      const segments = [anyText(next), anyText(next)];
      const { chunks, spoken } = await all(segments, engine);
      for (const chunk of chunks) {
        expect(sizeIn(engine.limit.unit, chunk.text)).toBeLessThanOrEqual(engine.limit.max);
        expect(chunk.text).toMatch(/\p{L}/u);
        expect(misplaced(chunk, segments)).toEqual([]);
        words += chunk.words.length;
      }
      for (const [segment, wanted] of spoken.entries()) {
        const said = chunks.filter((one) => one.segment === segment).map(({ text }) => text);
        expect(lettersOf(said.join(' '))).toBe(lettersOf(wanted ?? ''));
      }
    }
    expect(words).toBeGreaterThan(1000);
  });

  it('leads words back to what was typed, across passages and segments', async () => {
    const long = 'Энэ бол нэлээд урт өгүүлбэр юм. '.repeat(120);
    const segments = ['Нэг хоёр.', long];
    const { chunks } = await all(segments, engines[0] as PlanEngine);
    const typed = chunks.flatMap(({ segment, words }) =>
      words.map((word) => segments[segment]?.slice(word.start, word.end)),
    );
    const said = chunks.flatMap(({ text, words }) =>
      words.map((word) => text.slice(word.from, word.to)),
    );
    expect(typed).toEqual(said);
    expect(typed).toEqual(segments.join(' ').match(/\p{L}+/gu));
  });

  it('begins with a short chunk and pauses longest between segments', async () => {
    const { chunks } = await all(
      ['Өнөөдөр цаг сайхан, нар гарч байна. Маргааш бороо орно.', 'Дараагийн хэсэг.'],
      engines[2] as PlanEngine,
    );
    expect(chunks.map(({ text }) => text)).toEqual([
      'Өнөөдөр цаг сайхан,',
      'нар гарч байна. Маргааш бороо орно.',
      'Дараагийн хэсэг.',
    ]);
    expect(chunks.map(({ pauseMs }) => pauseMs)).toEqual([250, 800, 0]);
  });

  it('speaks clause by clause, with the pause of what ends and the melody of what goes on', async () => {
    const { chunks } = await all(
      [
        'Гарчиг энд\nТалх, сүү, өндөг авсан; гэр рүү явлаа. Тэр «the quick brown fox» гэв (инээв).\nДараагийн\tнүд\tба үг.',
      ],
      engines[0] as PlanEngine,
    );
    expect(chunks.map(({ text, pauseMs, melody }) => [text, pauseMs, melody])).toEqual([
      ['Гарчиг энд.', 1000, undefined],
      ['Талх,', 250, 'list'],
      ['сүү,', 250, 'list'],
      ['өндөг авсан;', 250, undefined],
      ['гэр рүү явлаа.', 500, undefined],
      ['Тэр', 20, 'open'],
      ['the quick brown fox', 20, 'open'],
      ['гэв,', 250, undefined],
      ['инээв.', 800, undefined],
      ['Дараагийн,', 300, 'list'],
      ['нүд,', 300, 'list'],
      ['ба үг.', 0, undefined],
    ]);
  });

  it('pauses as after a clause where a sentence goes on, and as long as a break asks for', async () => {
    const pausesIn = async (text: string, language: 'mn' | 'en') => {
      const planned = plan(
        { segments: [`${text} End.`], language },
        engines[0] as PlanEngine,
        () => {},
      );
      return (await listOf(planned)).map((chunk) => [chunk.text, chunk.pauseMs]);
    };
    expect((await pausesIn('«Чи ирэх үү?» гэж Болд асуув.', 'mn')).slice(0, 2)).toEqual([
      ['Чи ирэх үү?', 250],
      ['гэж Болд асуув.', 500],
    ]);
    expect(await pausesIn('The sky is... blue. (Really?) she said. "Go!" he cried.', 'en')).toEqual(
      [
        ['The sky is…', 250],
        ['blue.', 500],
        ['Really?', 250],
        ['she said.', 500],
        ['Go!', 250],
        ['he cried.', 500],
        ['End.', 0],
      ],
    );
    // A chat without capitals, and a sentence behind a quotation.
    expect((await pausesIn('"Go!" Anna said.', 'en'))[0]).toEqual(['Go!', 500]);
    expect(
      (
        await listOf(
          plan(
            { segments: ['hi! how are you?'], language: 'en' },
            engines[0] as PlanEngine,
            () => {},
          ),
        )
      ).map(({ pauseMs }) => pauseMs),
    ).toEqual([500, 0]);
    expect(
      await pausesIn('Wait <break time="1.5s"/> now, <break time="400ms"/>then go.', 'en'),
    ).toEqual([
      ['Wait,', 1500],
      ['now,', 400],
      ['then go.', 500],
      ['End.', 0],
    ]);
    // Also where clauses are not spoken one by one.
    const { chunks } = await all(
      ['Хүлээнэ үү <break time="2s"/> одоо эхэлнэ.'],
      engines[2] as PlanEngine,
    );
    expect(chunks.map(({ pauseMs }) => pauseMs)).toEqual([2000, 0]);
  });

  it('takes pauses from its request, also between passages', async () => {
    const pauses = { ...defaultPauses, sentence: 77 };
    const text = 'Энэ бол нэлээд урт өгүүлбэр юм. '.repeat(80).trim();
    const chunks = await listOf(
      plan({ segments: [text], language: 'mn', pauses }, engines[0] as PlanEngine, () => {}),
    );
    expect(chunks).toHaveLength(80);
    expect(new Set(chunks.slice(0, -1).map(({ pauseMs }) => pauseMs))).toEqual(new Set([77]));
  });

  it('gives words in the other language to a voice of their own where the engine has one', async () => {
    const { chunks } = await all(
      ['Тэр the quick brown fox jumps гэж хэлэв.'],
      engines[0] as PlanEngine,
    );
    expect(chunks.map(({ language }) => language)).toEqual(['mn', 'en', 'mn']);
  });

  it('gives Mongolian words in an English text to a Mongolian voice', async () => {
    const chunks = plan(
      { segments: ['She said «сайн байна уу» to me.'], language: 'en' },
      engines[0] as PlanEngine,
      () => {},
    );
    expect(
      (await listOf(chunks)).map(({ language, text }) => [language, text.replace(/\P{L}+$/u, '')]),
    ).toEqual([
      ['en', 'She said'],
      ['mn', 'сайн байна уу'],
      ['en', 'to me'],
    ]);
  });

  it('reads nothing of a long text before its turn', async () => {
    let read = 0;
    const chunks = plan(
      { segments: ['Урт текст байна. '.repeat(20_000)], language: 'mn' },
      engines[0] as PlanEngine,
      (_segment, { tokens }) => {
        read += tokens.length;
      },
    );
    await chunks.next();
    expect(read).toBeLessThan(1000);
    await chunks.return();
  });

  it('cuts only a word that no call could hold', async () => {
    const { chunks } = await all(['а'.repeat(100)], engines[4] as PlanEngine);
    expect(chunks.map(({ text }) => text).join('')).toBe('а'.repeat(100));
    expect(Math.max(...chunks.map(({ text }) => text.length))).toBeLessThanOrEqual(40);
  });
});
