import { describe, expect, it } from 'vitest';
import { readWav } from './read-wav.ts';

const chunk = (name: string, body: Buffer, size = body.length) => {
  const head = Buffer.alloc(8);
  head.write(name, 0, 'latin1');
  head.writeUInt32LE(size, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
};

function format(code: number, channels: number, rate: number, bits: number, extended?: number) {
  const body = Buffer.alloc(extended === undefined ? 16 : 40);
  body.writeUInt16LE(code, 0);
  body.writeUInt16LE(channels, 2);
  body.writeUInt32LE(rate, 4);
  body.writeUInt32LE((rate * channels * bits) / 8, 8);
  body.writeUInt16LE((channels * bits) / 8, 12);
  body.writeUInt16LE(bits, 14);
  if (extended !== undefined) body.writeUInt16LE(extended, 24);
  return chunk('fmt ', body);
}

const file = (...chunks: Buffer[]) =>
  Buffer.concat([chunk('RIFF', Buffer.from('WAVE')), ...chunks]);
const pcm = Buffer.from(Int16Array.from([1, -2, 300, -400]).buffer);
const sound = { sampleRate: 24_000, samples: Int16Array.from([1, -2, 300, -400]) };

describe('readWav', () => {
  it('reads the plain file', () => {
    expect(readWav(file(format(1, 1, 24_000, 16), chunk('data', pcm)))).toEqual(sound);
  });

  it('passes over other chunks, of odd length too, before and behind', () => {
    const list = chunk('LIST', Buffer.from('odd'));
    const bytes = file(list, format(1, 1, 24_000, 16), list, chunk('data', pcm), list);
    expect(readWav(bytes)).toEqual(sound);
  });

  it.each([0, 0xffff_ffff, 1_000_000])(
    'reads the received samples if the header’s length is %i',
    (size) => {
      expect(readWav(file(format(1, 1, 24_000, 16), chunk('data', pcm, size)))).toEqual(sound);
    },
  );

  it('takes an extensible header, and a view into a larger buffer', () => {
    const bytes = file(format(0xfffe, 1, 24_000, 16, 1), chunk('data', pcm));
    const larger = Buffer.concat([Buffer.alloc(7), bytes, Buffer.alloc(9)]);
    expect(readWav(larger.subarray(7, 7 + bytes.length))).toEqual(sound);
  });

  it('averages channels and reads floats', () => {
    expect(readWav(file(format(1, 2, 24_000, 16), chunk('data', pcm)))?.samples).toEqual(
      Int16Array.from([0, -50]),
    );
    const floats = Buffer.from(Float32Array.from([0.5, -2]).buffer);
    expect(readWav(file(format(3, 1, 24_000, 32), chunk('data', floats)))?.samples).toEqual(
      Int16Array.from([16_384, -32_768]),
    );
  });

  it('drops half a sample at the end', () => {
    const bytes = file(format(1, 1, 24_000, 16), chunk('data', pcm, 0xffff_ffff));
    expect(readWav(bytes.subarray(0, bytes.length - 1))?.samples).toEqual(
      Int16Array.from([1, -2, 300]),
    );
  });

  it('refuses everything else', () => {
    const bad = [
      Buffer.alloc(0),
      Buffer.from('RIFF'),
      Buffer.from('ID3 this is no wav file at all, but an mp3 of some length'),
      file(),
      file(format(1, 1, 24_000, 16)),
      file(format(1, 1, 24_000, 16), chunk('data', Buffer.alloc(0))),
      file(format(1, 1, 24_000, 8), chunk('data', pcm)),
      file(format(7, 1, 24_000, 16), chunk('data', pcm)),
      file(format(1, 0, 24_000, 16), chunk('data', pcm)),
      file(format(1, 1, 0, 16), chunk('data', pcm)),
      file(chunk('data', pcm)),
    ];
    for (const bytes of bad) expect(readWav(bytes)).toBeNull();
  });
});
