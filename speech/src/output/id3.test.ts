import { expect, it } from 'vitest';
import { id3 } from './id3.ts';

it('writes a tag of version 2.3 with its length', () => {
  const tag = id3({ title: 'Өглөө', artist: 'Номин' });
  expect([...tag.subarray(0, 6)]).toEqual([0x49, 0x44, 0x33, 3, 0, 0]);
  const size = [...tag.subarray(6, 10)].reduce((sum, seven) => sum * 128 + seven, 0);
  expect(size).toBe(tag.length - 10);
  const frame = Buffer.from(tag.subarray(10));
  expect(frame.subarray(0, 4).toString()).toBe('TIT2');
  const length = frame.readUInt32BE(4);
  expect([...frame.subarray(10, 13)]).toEqual([1, 0xff, 0xfe]);
  expect(frame.subarray(13, 10 + length).toString('utf16le')).toBe('Өглөө');
});

it('writes no tag without title and artist', () => {
  expect(id3({ title: '', artist: '' })).toHaveLength(0);
});

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** The frames of a tag or of a chapter, from a place on. */
function framesOf(bytes: Buffer, from: number): { id: string; body: Buffer }[] {
  const frames: { id: string; body: Buffer }[] = [];
  for (let at = from; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at + 4);
    frames.push({
      id: latin(bytes.subarray(at, at + 4)),
      body: bytes.subarray(at + 10, at + 10 + length),
    });
    at += 10 + length;
  }
  return frames;
}

const chapters = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    title: `Бүлэг ${at + 1}`,
    startMs: at * 1000.4,
    endMs: (at + 1) * 1000.4,
  }));

it('writes chapters with their times and names, and a table of contents that lists them in order', () => {
  const frames = framesOf(Buffer.from(id3({ title: 'Ном', chapters: chapters(2) })), 10);
  expect(frames.map(({ id }) => id)).toEqual(['TIT2', 'CTOC', 'CHAP', 'CHAP']);
  const [, contents, , second] = frames;
  expect(latin(contents?.body ?? Buffer.alloc(0))).toBe('toc\0\x03\x02chp0\0chp1\0');
  const body = second?.body ?? Buffer.alloc(0);
  expect(latin(body.subarray(0, 5))).toBe('chp1\0');
  const numbers = [5, 9, 13, 17].map((at) => body.readUInt32BE(at));
  expect(numbers).toEqual([1000, 2001, 0xffffffff, 0xffffffff]);
  const [name] = framesOf(body, 21);
  expect(name?.id).toBe('TIT2');
  expect(name?.body.subarray(3).toString('utf16le')).toBe('Бүлэг 2');
});

it('leaves the table of contents out where its count would not fit', () => {
  const frames = framesOf(Buffer.from(id3({ chapters: chapters(256) })), 10);
  expect(frames.filter(({ id }) => id === 'CHAP')).toHaveLength(256);
  expect(frames.some(({ id }) => id === 'CTOC')).toBe(false);
});
