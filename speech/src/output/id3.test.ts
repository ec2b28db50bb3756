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
