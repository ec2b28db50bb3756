// Files around a picture: how scanners, fax machines and cameras store it.
import { execFileSync, spawnSync } from 'node:child_process';
import { pdfOfPages } from '../../../tests/support/pdf-of-pages.ts';

/** ImageMagick is `magick` since its version 7. */
const program = ['magick', 'convert'].find((name) =>
  spawnSync(name, ['-version'], { encoding: 'utf8' }).stdout?.startsWith('Version: ImageMagick'),
);

const compressions = {
  /** Black and white, as fax machines and many office scanners write it. */
  fax: {
    filter: 'CCITTFaxDecode',
    options: ['-colorspace', 'Gray', '-threshold', '60%', '-compress', 'Group4'],
    format: 'group4',
  },
  /** JPEG 2000, as archives and libraries write it. */
  jp2: { filter: 'JPXDecode', options: ['-quality', '40'], format: 'jp2' },
} as const;
export type Compression = keyof typeof compressions;

/** Returns a PDF whose only page is this PNG. Needs ImageMagick. */
export function scanned(png: Buffer, dotsPerInch: number, how: Compression): Buffer {
  if (!program) throw new Error('Scans need ImageMagick (Debian: apt-get install imagemagick).');
  const { filter, options, format } = compressions[how];
  const bytes = execFileSync(program, ['png:-', '-alpha', 'off', ...options, `${format}:-`], {
    input: png,
    maxBuffer: 50_000_000,
  });
  // A PNG's head (IHDR).
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  return pdfOfPages({ filter, bytes, width, height, dotsPerInch });
}

/** Returns a JPEG that says how its camera was held (Exif), in the order of bytes that phones write. */
export function withOrientation(jpeg: Buffer, orientation: number): Buffer {
  const tag = Buffer.alloc(12);
  // Orientation, a SHORT, one of them.
  tag.writeUInt16LE(0x01_12, 0);
  tag.writeUInt16LE(3, 2);
  tag.writeUInt32LE(1, 4);
  tag.writeUInt16LE(orientation, 8);
  const exif = Buffer.concat([
    Buffer.from('Exif\0\0II*\0\x08\0\0\0\x01\0', 'latin1'),
    tag,
    Buffer.alloc(4),
  ]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(exif.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
}
