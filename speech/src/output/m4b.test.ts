import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { describe, expect, test } from 'vitest';
import { encodeJoined } from './encode-joined.ts';
import { m4aFrames, m4aIndexBytes } from './m4a-frames.ts';
import { type Audiobook, m4bHead } from './m4b.ts';
import { createMp3 } from './mp3.ts';
import { mp3Header, samplesIn } from './mp3-header.ts';
import { boxAt } from './mp4-boxes.ts';

const sampleRate = 22_050;

/** A tone of a second as M4A, made of an MP3, with the samples of that. */
async function toneM4a(seconds: number) {
  const encoding = await createMp3({ sampleRate, channels: 1 });
  const tone = Float32Array.from(
    { length: sampleRate * seconds },
    (_, at) => Math.sin((at / sampleRate) * 2 * Math.PI * 330) * 0.3,
  );
  const mp3 = Buffer.concat([encoding.encode([tone]), encoding.end()]);
  const header = mp3Header(mp3);
  if (header === null) throw new Error('No MP3 was encoded.');
  const samples = samplesIn(mp3.length, header);
  const pieces: Uint8Array[] = [];
  const bytes = (async function* () {
    yield mp3;
  })();
  const to = { file: 'm4a', sampleRate, channels: 1 } as const;
  for await (const piece of encodeJoined([{ bytes, ...header, samples }], to)) pieces.push(piece);
  return { m4a: Buffer.concat(pieces), samples };
}

function framesIn(m4a: Uint8Array) {
  const frames = m4aFrames(m4a.subarray(0, m4aIndexBytes(m4a)));
  if (frames === null) throw new Error('No frames were found.');
  return frames;
}

async function aBook(): Promise<{ book: Audiobook; sound: Uint8Array; samples: number[] }> {
  const parts = [await toneM4a(1), await toneM4a(2)];
  const found = parts.map(({ m4a }) => framesIn(m4a));
  return {
    samples: parts.map(({ samples }) => samples),
    sound: Buffer.concat(parts.map(({ m4a }, at) => m4a.subarray(found[at]?.from))),
    book: {
      title: 'Дөрвөн цаг',
      narrators: ['Номин'],
      language: 'mon',
      description: found[0]?.description ?? new Uint8Array(),
      sampleRate,
      sizes: found.flatMap(({ sizes }) => sizes),
      chapters: found.map(({ sizes }, at) => ({ title: `Бүлэг ${at + 1}`, frames: sizes.length })),
    },
  };
}

test('the frames of a file are all of its sound but the encoder’s delay', async () => {
  const { m4a, samples } = await toneM4a(1);
  const { sizes, from, channels, ...frames } = framesIn(m4a);
  expect({ channels, sampleRate: frames.sampleRate }).toEqual({ channels: 1, sampleRate });
  expect(sizes).toHaveLength(Math.ceil(samples / 1024));
  expect(sizes.reduce((sum, size) => sum + size, from)).toBe(m4a.length);
});

test.each([
  ['an MP3', Uint8Array.of(0xff, 0xf3, 0x64, 0xc4, 0, 0, 0, 0, 0, 0)],
  ['nothing', new Uint8Array()],
])('%s has no frames of AAC', (_, bytes) => {
  expect(m4aIndexBytes(bytes)).toBe(0);
  expect(m4aFrames(bytes)).toBeNull();
});

test('a whole file plays as long as its parts together', async () => {
  const { book, sound, samples } = await aBook();
  const file = Buffer.concat([m4bHead(book), sound]);
  const input = new Input({ source: new BufferSource(file), formats: ALL_FORMATS });
  const track = await input.getPrimaryAudioTrack();
  expect(await track?.getCodec()).toBe('aac');
  const frames = samples.reduce((sum, count) => sum + Math.ceil(count / 1024), 0);
  expect(await input.computeDuration()).toBeCloseTo((frames * 1024) / sampleRate, 2);
  const tags = await input.getMetadataTags();
  expect(tags).toMatchObject({ title: 'Дөрвөн цаг', artist: 'Номин', genre: 'Audiobook' });
});

describe('an index', () => {
  const small: Audiobook = {
    title: 'Ном',
    author: 'Зохиолч',
    narrators: [],
    language: 'mon',
    description: new Uint8Array(8),
    sampleRate,
    sizes: [1, 2, 3],
    chapters: [{ title: 'Нэг', frames: 3 }],
  };
  const chaptersIn = (head: Uint8Array) => {
    const body = Buffer.from(boxAt(head, 'moov', 'udta', 'chpl')?.body ?? []);
    return { listed: body.readUInt8(8), name: body.subarray(18, 18 + body.readUInt8(17)) };
  };

  test('lists at most 255 chapters for players that count them in a byte', () => {
    const chapters = Array.from({ length: 300 }, (_, at) => ({ title: `${at}`, frames: 1 }));
    const head = m4bHead({ ...small, sizes: chapters.map(() => 7), chapters });
    expect(chaptersIn(head).listed).toBe(255);
    expect(Buffer.from(head).includes('\0\x03299')).toBe(true);
  });

  test('cuts a long name between letters', () => {
    const { name } = chaptersIn(
      m4bHead({ ...small, chapters: [{ title: `a${'ө'.repeat(300)}`, frames: 3 }] }),
    );
    expect(name.toString()).toBe(`a${'ө'.repeat(127)}`);
  });

  test('counts bytes in 32 bits', () => {
    expect(() => m4bHead({ ...small, sizes: [2 ** 31, 2 ** 31] })).toThrow(RangeError);
  });
});
