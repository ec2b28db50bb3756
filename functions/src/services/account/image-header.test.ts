import { aJpeg } from '@duu/contract/testing/a-jpeg';
import { expect, test } from 'vitest';
import { imageHeader } from './image-header.ts';

/** Real files of 16 by 8 px, as encoders wrote them, in base64. */
const files: [what: string, kind: string, base64: string][] = [
  ['a JPEG', 'jpeg', aJpeg],
  [
    'a progressive JPEG',
    'jpeg',
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////wgALCAAIABABAREA/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/2gAIAQEAAAABl//EABQQAQAAAAAAAAAAAAAAAAAAABD/2gAIAQEAAQUCP//EABQQAQAAAAAAAAAAAAAAAAAAABD/2gAIAQEABj8CP//EABQQAQAAAAAAAAAAAAAAAAAAABD/2gAIAQEAAT8hP//aAAgBAQAAABA//8QAFBABAAAAAAAAAAAAAAAAAAAAEP/aAAgBAQABPxA//9k=',
  ],
  [
    'a WebP',
    'webp',
    'UklGRjAAAABXRUJQVlA4ICQAAABwAQCdASoQAAgAB0CWJaACdAFAAAD+5AF5HO9n1HcszhXMQAA=',
  ],
  ['a WebP without loss', 'webp', 'UklGRh4AAABXRUJQVlA4TBEAAAAvD8ABAAdQrXoUtP+BiOh/AAA='],
  [
    'a WebP with transparency',
    'webp',
    'UklGRlQAAABXRUJQVlA4WAoAAAAQAAAADwAABwAAQUxQSAoAAAABB1CyiAhERP8DVlA4ICQAAABwAQCdASoQAAgAB0CWJaACdAFAAAD+5AF5HO9n1HcszhXMQAA=',
  ],
];
const png =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAICAYAAADwdn+XAAAAGElEQVR4nGOUi1qQwkABYKJE86gBg8UAABITAYwDaSOFAAAAAElFTkSuQmCC';

const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));

test.each(files)('%s says its kind and size', (_, kind, base64) => {
  expect(imageHeader(bytesOf(base64))).toEqual({ kind, width: 16, height: 8 });
});

test.each(files)('%s truncated anywhere is refused', (_, __, base64) => {
  const whole = bytesOf(base64);
  for (let length = 0; length < whole.length; length++) {
    expect([length, imageHeader(whole.subarray(0, length))]).toEqual([length, null]);
  }
});

test.each([
  ['a PNG', bytesOf(png)],
  ['a page', new TextEncoder().encode('<!doctype html><script>alert(1)</script>'.repeat(4))],
  ['the ends of a JPEG with nothing between', bytesOf('/9j/2wAAAAAAAAAAAAAAAP/Z')],
  ['a RIFF file of sound', new TextEncoder().encode('RIFF\x28\0\0\0WAVEfmt '.padEnd(48, ' '))],
])('%s is none', (_, bytes) => {
  expect(imageHeader(bytes)).toBeNull();
});
